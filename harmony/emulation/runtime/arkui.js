// What compiled files call.
import { TwoWay, Struct, observed, struct } from './struct.js';
import { branch, builder, byReference, element, forEach, repeat, use } from './tree.js';

export const arkui = {
  Struct,
  branch,
  build: builder,
  byReference,
  element,
  forEach,
  observed,
  repeat,
  struct,
  twoWay: (get, set) => new TwoWay(get, set),
  use,
};
