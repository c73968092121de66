// What the module exports.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { functions, words, records } = require('./declarations.js');

test('the module exports what its types declare, and nothing else', () => {
  const declared = [...functions.keys(), ...words.keys()].sort();
  assert.deepStrictEqual(Object.keys(gomoku).sort(), declared);
});

test('the strings of each type are those of the module', () => {
  for (const [name, strings] of words) {
    assert.deepStrictEqual(wordsOf(gomoku[name]), strings, name);
  }
});

/** The macro that makes them leaves the properties out of an enumeration. */
function wordsOf(type) {
  return Object.getOwnPropertyNames(type).map((variant) => type[variant]);
}

test('a snapshot has the fields that its type declares', () => {
  const handle = gomoku.inMemory();
  const snapshot = gomoku.tap(handle, 0);
  gomoku.close(handle);
  const absent = ['pending', 'task', 'hint'];
  const declared = records.get('Snapshot').map(([field]) => field);
  assert.deepStrictEqual(Object.keys(snapshot).sort(), declared.filter((field) => !absent.includes(field)).sort());
  assert.ok(snapshot.cells instanceof Uint8Array);
});
