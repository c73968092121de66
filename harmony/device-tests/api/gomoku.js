// The module under test: the library that the first argument names.
'use strict';

const loaded = { exports: {} };
process.dlopen(loaded, process.argv[2]);
module.exports = loaded.exports;
