// Serves the site on loopback, and calls the native library for it. Runs under Node for musl, which can load the very
// library that ships:
//
//   node server.js LIBRARY --site FOLDER --devices FOLDER --port N
import http from 'node:http';
import { parseArgs } from 'node:util';

import { Library } from './library.js';
import { Refusal } from './refusal.js';
import { Site } from './site.js';

const MAX_BODY = 1 << 20;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, devices: { type: 'string' }, port: { type: 'string', default: '0' } },
});
const site = new Site(options.site);
const library = new Library(positionals[0], options.devices);

/**
 * `GET /...` is a file of the site. `POST /native/FUNCTION` calls a function of the library with a JSON array of its
 * arguments, for the device that X-Device names; the answer is {"value"}, or {"error"} where the function throws. The
 * value of a function that returns a promise is a number: `POST /promise/NUMBER` is answered once that is settled.
 * Anything else is answered by 400, 404 or 405 and one line that says why.
 */
const server = http.createServer(async (request, response) => {
  try {
    const { type, body } = await answer(request);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8', ...refusal.headers });
    response.end(`${refusal.message}\n`);
  }
});

async function answer(request) {
  // Another name for this address comes from a page that has no business here.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ''))
    throw new Refusal(400, 'this is a loopback address');
  const { pathname } = new URL(request.url, 'http://localhost');
  const [, room, name] = /^\/(native|promise)\/(.*)$/.exec(pathname) ?? [];
  expect(request.method, room ? 'POST' : 'GET', pathname);
  if (!room) return site.file(pathname);
  if (request.headers['content-type'] !== 'application/json')
    throw new Refusal(400, 'the arguments must be application/json');
  const body = await read(request);
  return {
    type: 'application/json',
    body: await (room === 'native' ? library.call(name, request.headers['x-device'], body) : library.settled(name)),
  };
}

function expect(method, expected, pathname) {
  if (method !== expected) throw new Refusal(405, `${pathname} takes ${expected} only`, { Allow: expected });
}

async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) throw new Refusal(400, 'the arguments are too long');
  return Buffer.concat(chunks).toString();
}

server.listen(Number(options.port), '127.0.0.1', () => {
  console.log(`preview ready at http://127.0.0.1:${server.address().port}/`);
});
// Whoever has started the bridge holds its input open.
process.stdin.resume().on('end', () => process.exit());
server.on('error', (error) => {
  console.error(`cannot listen: ${error.message}`);
  process.exit(1);
});
