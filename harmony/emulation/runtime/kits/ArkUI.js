import { strict } from '../strict.js';
import { AvoidAreaType } from '../window.js';

const connected = new Map();

export const AppStorageV2 = strict('AppStorageV2', {
  /** The one instance of a class in this process, made when it is first asked for. */
  connect(type, make) {
    if (!connected.has(type)) connected.set(type, make());
    return connected.get(type);
  },
});

export const window = strict('window', { AvoidAreaType });
