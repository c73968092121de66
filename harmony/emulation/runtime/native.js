// Calls of the native library: it runs behind the bridge, in a process of its own.
import { device } from './device.js';
import { decode, encode } from './wire.js';

const FAILED = 'the process of the app has ended';

export const native = {
  /** A function that waits for its answer. */
  now:
    (name) =>
    (...values) => {
      const request = new XMLHttpRequest();
      request.open('POST', `/native/${name}`, false);
      for (const [header, value] of Object.entries(headers())) request.setRequestHeader(header, value);
      request.send(encode(values));
      return result(request.status, request.responseText);
    },

  /** A function that returns a promise. */
  later:
    (name) =>
    async (...values) => {
      const answer = await fetch(`/native/${name}`, {
        method: 'POST',
        headers: headers(),
        body: encode(values),
      });
      return result(answer.status, await answer.text());
    },
};

function headers() {
  return { 'Content-Type': 'application/json', 'X-Device': device.name };
}

function result(status, body) {
  if (status !== 200) throw new Error(`${FAILED}: ${status} ${body}`);
  const { value, error } = decode(body);
  if (error) throw Object.assign(new Error(error.message), error);
  return value;
}
