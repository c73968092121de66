// Wrong types and numbers of arguments for every function.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { functions, words, records } = require('./declarations.js');
const { GAME, inSession } = require('./play.js');

/** Values that are of no type of the module. */
const STRANGE = [undefined, null, Symbol('odd'), 7n, () => 7, true];

/** A right argument of each type. */
function right(type, handle) {
  if (words.has(type)) {
    return words.get(type)[0];
  }
  if (records.has(type)) {
    return Object.fromEntries(records.get(type).map(([field, inner]) => [field, right(inner, handle)]));
  }
  return { number: handle, string: '/tmp/never', boolean: true }[type];
}

/** Wrong arguments of each type. */
function wrong(type) {
  if (words.has(type)) {
    const word = words.get(type)[0];
    return [...STRANGE, 0, {}, [], '', word.toUpperCase(), ` ${word}`, `${word}\0`, [word]];
  }
  if (records.has(type)) {
    return [...STRANGE, 0, '', [], {}, ...wrongRecords(type)];
  }
  const others = {
    number: ['0', '', {}, [], [0], new Number(0)],
    string: [0, {}, [], ['/tmp/never']],
    boolean: [0, 1, '', 'true', {}, []],
  };
  return [...STRANGE.filter((value) => typeof value !== type), ...others[type]];
}

/** Records with one field wrong or missing. */
function wrongRecords(type) {
  const whole = right(type, 0);
  return records.get(type).flatMap(([field, inner, isOptional]) => {
    const { [field]: _, ...without } = whole;
    const broken = Object.defineProperty({ ...without }, field, {
      get() {
        throw new Error('a getter that fails');
      },
    });
    const others = wrong(inner).map((value) => ({ ...whole, [field]: value }));
    return isOptional ? [broken, ...others.filter((other) => other[field] !== undefined)] : [without, broken, ...others];
  });
}

/** The function throws, or its promise is rejected. */
async function fails(name, list) {
  const described = `${name}(${list.map((value) => typeof value).join(', ')})`;
  await assert.rejects(async () => gomoku[name](...list), (error) => {
    assert.ok(error instanceof Error, described);
    assert.ok(error.message.length > 0, described);
    return true;
  });
}

for (const [name, parameters] of functions) {
  if (parameters.length === 0) {
    continue;
  }
  test(`wrong arguments of ${name}`, () => inSession({}, async (handle) => {
    const before = gomoku.snapshot(handle);
    const whole = parameters.map(([, type]) => right(type, handle));
    for (const [index, [, type]] of parameters.entries()) {
      await fails(name, whole.slice(0, index));
      for (const value of wrong(type)) {
        await fails(name, whole.with(index, value));
      }
    }
    assert.deepStrictEqual(gomoku.snapshot(handle), before);
  }));
}

test('arguments beyond those declared are ignored', () => inSession({}, (handle) => {
  assert.strictEqual(gomoku.tap(handle, 0, 'more', {}).ply, 1);
  gomoku.close(gomoku.inMemory('more'));
}));

test('a record may have more fields than those declared', () => inSession({}, (handle) => {
  const game = { ...GAME, size: 7, more: 1 };
  assert.strictEqual(gomoku.newGame(handle, game).size, 7);
}));

test('an argument of the wrong type has a code', () => inSession({}, (handle) => {
  assert.throws(() => gomoku.tap(handle, '0'), { code: 'NumberExpected' });
  assert.throws(() => gomoku.newGame(handle, { ...GAME, rule: 'go' }), { code: 'InvalidArg' });
  assert.throws(() => gomoku.newGame(handle, 7), (error) => typeof error.code === 'string');
}));
