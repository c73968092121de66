// How values of JavaScript go over HTTP: as JSON, with byte arrays as {"bytes": [...]}. Both ends read this file.

/** The text for a value. */
export function encode(value) {
  return JSON.stringify(value, (_, part) => (part instanceof Uint8Array ? { bytes: [...part] } : part));
}

/** The value for a text of [encode]. */
export function decode(text) {
  return JSON.parse(text, (_, part) => {
    const isBytes = Array.isArray(part?.bytes) && Object.keys(part).length === 1;
    return isBytes ? Uint8Array.from(part.bytes) : part;
  });
}
