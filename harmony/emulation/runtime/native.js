// Calls of the native library: it runs behind the bridge, in a process of its own.
import { device } from './device.js';
import { decode, encode } from './wire.js';

const FAILED = 'the process of the app has ended';

export const native = {
  /** A function that waits for its answer. */
  now:
    (name) =>
    (...values) =>
      call(name, values),

  /** A function that returns a promise. It is begun at once: what is called next finds it under way. */
  later:
    (name) =>
    async (...values) => {
      const promise = call(name, values);
      const answer = await fetch(`/promise/${promise}`, { method: 'POST', headers: headers(), body: encode([]) });
      return result(answer.status, await answer.text());
    },
};

function call(name, values) {
  const request = new XMLHttpRequest();
  request.open('POST', `/native/${name}`, false);
  for (const [header, value] of Object.entries(headers())) request.setRequestHeader(header, value);
  request.send(encode(values));
  return result(request.status, request.responseText);
}

function headers() {
  return { 'Content-Type': 'application/json', 'X-Device': device.name };
}

function result(status, body) {
  if (status !== 200) throw new Error(`${FAILED}: ${status} ${body}`);
  const { value, error } = decode(body);
  if (error) throw Object.assign(new Error(error.message), error);
  return value;
}
