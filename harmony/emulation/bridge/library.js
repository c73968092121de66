// The native library, for any number of emulated devices.
import fs from 'node:fs';
import path from 'node:path';

import { decode, encode } from '../runtime/wire.js';
import { Refusal } from './refusal.js';

/** Where a device keeps files of apps. An app sees this path only. */
const STORAGE = '/data/storage/';

export class Library {
  #functions;
  #devices;

  /** What promises of the library come to, as text, by their numbers. */
  #promises = new Map();
  #promised = 0;

  /** The library in the file `library`; files of devices go into the folder `devices`. */
  constructor(library, devices) {
    const module = { exports: {} };
    process.dlopen(module, path.resolve(library));
    this.#functions = new Map(Object.entries(module.exports));
    this.#devices = path.resolve(devices);
  }

  /**
   * Calls a function for a device with the arguments in `body`. Returns the text to answer; where the function returns
   * a promise, its value is a number for `settled`.
   */
  call(name, device, body) {
    const target = this.#functions.get(name);
    if (!target) throw new Refusal(404, `the library has no function ${name}`);
    if (!/^[a-z0-9-]{1,64}$/.test(device ?? '')) throw new Refusal(400, 'X-Device must name a device');
    const values = this.#read(body).map((value) => this.#placed(device, value));
    try {
      const value = target(...values);
      return encode({ value: value instanceof Promise ? this.#keep(value) : value });
    } catch (error) {
      return refused(error);
    }
  }

  /** The text to answer for the promise with this number, once it is settled. It is told once. */
  settled(number) {
    const text = this.#promises.get(number);
    if (!text) throw new Refusal(404, `the library has promised nothing under ${number}`);
    this.#promises.delete(number);
    return text;
  }

  #keep(promise) {
    const number = String(this.#promised++);
    this.#promises.set(number, promise.then((value) => encode({ value }), refused));
    return number;
  }

  #read(body) {
    let values;
    try {
      values = decode(body);
    } catch (error) {
      throw new Refusal(400, `the arguments cannot be read: ${error.message}`);
    }
    if (!Array.isArray(values)) throw new Refusal(400, 'the arguments must be an array');
    return values;
  }

  /** A path of the device where it is on this machine. An app has no other paths. */
  #placed(device, value) {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    if (!value.startsWith(STORAGE)) throw new Refusal(400, `${value} is no place for files of apps`);
    const root = path.join(this.#devices, device);
    const place = path.join(root, value.slice(STORAGE.length));
    if (!place.startsWith(root + path.sep)) throw new Refusal(400, `${value} leaves the device`);
    fs.mkdirSync(place, { recursive: true });
    return place;
  }
}

function refused(error) {
  return encode({ error: { message: error.message, ...error } });
}
