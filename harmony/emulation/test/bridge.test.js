// What the bridge answers, and to whom.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, test } from 'node:test';

import { Bridge } from './support/bridge.js';

const bridge = await Bridge.start();
after(() => bridge.putAway());

/** Status and body of a request; by default a call of `inMemory` as the app makes it. */
function send({ method = 'POST', path = '/native/inMemory', body = '[]', headers = {} } = {}) {
  const all = { 'Content-Type': 'application/json', 'X-Device': 'test', ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, bridge.address), { method, headers: all }, (response) => {
      let text = '';
      response
        .on('data', (chunk) => (text += chunk))
        .on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    request.on('error', reject);
    request.end(method === 'GET' ? undefined : body);
  });
}

const call = async (name, ...values) =>
  JSON.parse((await send({ path: `/native/${name}`, body: JSON.stringify(values) })).text);

test('The bridge serves the pages', async () => {
  for (const path of ['/', '/phone.html', '/phone.js', '/style.css', '/media/ic_undo.svg']) {
    const { status, text } = await send({ method: 'GET', path });
    assert.equal(status, 200, path);
    assert.ok(text.length > 0);
  }
});

test('The bridge calls the library', async () => {
  const { value: handle } = await call('inMemory');
  const { value: snapshot } = await call('tap', handle, 112);
  assert.deepEqual(snapshot.moves, [112]);
  assert.equal(snapshot.cells.bytes[112], 1);
});

test('An error of the library keeps its code and its fields', async () => {
  const { value: handle } = await call('inMemory');
  await call('tap', handle, 112);
  const { error } = await call('tap', handle, 112);
  assert.equal(error.code, 'Occupied');
  assert.equal(error.point, 112);
  assert.equal((await call('tap', 99999, 112)).error.code, 'NoSuchSession');
});

test('A promise of the library is begun at once, and told once it is settled', async () => {
  const { value: handle } = await call('inMemory');
  const players = { black: 1 };
  await call('newGame', handle, { size: 15, rule: 'freestyle', begins: 'black', opening: 'free', players });
  const { value: promise } = await call('think', handle);
  assert.deepEqual((await call('snapshot', handle)).value.moves, []);
  const settled = JSON.parse((await send({ path: `/promise/${promise}` })).text);
  assert.equal(settled.value.ply, 1);
  assert.equal((await send({ path: `/promise/${promise}` })).status, 404);
});

test('A promise that fails is told as an error', async () => {
  const { value: promise } = await call('panicOnPurposeLater', 'on purpose');
  const { error } = JSON.parse((await send({ path: `/promise/${promise}` })).text);
  assert.equal(error.code, 'GenericFailure');
});

test('A request without sense is refused in one line', async () => {
  for (const [what, status] of [
    [{ method: 'GET', path: '/nothing' }, 404],
    [{ method: 'GET', path: '/../server.js' }, 404],
    [{ method: 'GET', path: '/%2e%2e/%2e%2e/etc/passwd' }, 404],
    [{ path: '/native/nothing' }, 404],
    [{ path: '/native/constructor' }, 404],
    [{ path: '/native/' }, 404],
    [{ path: '/promise/nothing' }, 404],
    [{ method: 'GET' }, 405],
    [{ path: '/' }, 405],
    [{ body: '' }, 400],
    [{ body: '{' }, 400],
    [{ body: '{}' }, 400],
    [{ body: '"text"' }, 400],
    [{ body: `["${'x'.repeat(2 << 20)}"]` }, 400],
    [{ headers: { 'X-Device': '../other' } }, 400],
    [{ headers: { 'X-Device': '' } }, 400],
    [{ headers: { 'Content-Type': 'text/plain' } }, 400],
    [{ headers: { Host: 'gomoku.example' } }, 400],
    [{ path: '/native/open', body: '["/data/storage/../../../other", "sky"]' }, 400],
    [{ path: '/native/open', body: '["/etc", "sky"]' }, 400],
  ]) {
    const { status: actual, text } = await send(what);
    assert.equal(actual, status, JSON.stringify(what).slice(0, 80));
    assert.match(text, /^[^\n]+\n$/);
  }
  assert.equal((await send()).status, 200);
});

test('A method that does not fit is told the one that does', async () => {
  assert.equal((await send({ method: 'GET' })).headers.allow, 'POST');
});
