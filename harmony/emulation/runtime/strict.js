/** An object of the system: asking it for something that is not emulated is an error that names it. */
export function strict(name, members) {
  return new Proxy(members, {
    get(known, key) {
      // A promise asks everything whether it is one, too.
      if (typeof key === 'symbol' || key in known || key === 'then' || key === 'toJSON') return known[key];
      throw new Error(`ArkUI emulation: ${name}.${key} is not supported`);
    },
    set(known, key, value) {
      if (!(key in known))
        throw new Error(`ArkUI emulation: setting ${name}.${String(key)} is not supported`);
      known[key] = value;
      return true;
    },
  });
}
