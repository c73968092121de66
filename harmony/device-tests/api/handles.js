// Handles that mean no session, and what open sessions cost.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const { Worker } = require('node:worker_threads');
const gomoku = require('./gomoku.js');
const { functions } = require('./declarations.js');
const { GAME, inSession, point, refused } = require('./play.js');

const ARGUMENTS = {
  tap: [0],
  goTo: [0],
  newGame: [GAME],
  decide: ['swap'],
  sayNumber: [1],
  changeSettings: [
    {
      undoAfterEnd: true,
      confirmMoves: true,
      forbiddenLoses: true,
      showCoordinates: true,
      showMoveNumbers: true,
      theme: 'sky',
    },
  ],
  panicOnPurpose: ['never'],
};

/** Every function that takes a handle refuses this one. */
async function isVoid(handle, code) {
  for (const [name, [first]] of functions) {
    if (first?.[0] === 'handle') {
      const call = async () => gomoku[name](handle, ...(ARGUMENTS[name] ?? []));
      await assert.rejects(call, { code }, `${name}(${handle})`);
    }
  }
}

test('a handle is void once its session is closed', () => inSession({}, async (open) => {
  const closed = gomoku.inMemory();
  gomoku.close(closed);
  refused(() => gomoku.tap(closed, 0), { code: 'NoSuchSession', handle: closed });
  await isVoid(closed, 'NoSuchSession');
  assert.strictEqual(gomoku.tap(open, 0).ply, 1);
}));

test('a handle is not given out again', () => {
  const first = gomoku.inMemory();
  gomoku.close(first);
  const second = gomoku.inMemory();
  gomoku.close(second);
  assert.ok(second > first && first > 0);
});

test('invented handles', async () => {
  for (const handle of [0, -0, -1, 2 ** 31 - 1, -(2 ** 31)]) {
    await isVoid(handle, 'NoSuchSession');
  }
});

test('handles that no session can have', async () => {
  for (const handle of [NaN, Infinity, -Infinity, 1.5, 2 ** 31, 2 ** 53, 1e300, Number.MIN_VALUE]) {
    await isVoid(handle, 'InvalidArgument');
  }
});

test('sessions do not know each other', async () => {
  await inSession({}, (one) => inSession({}, (other) => {
    gomoku.tap(one, point('h8'));
    assert.strictEqual(gomoku.snapshot(other).ply, 0);
    assert.strictEqual(gomoku.snapshot(one).ply, 1);
  }));
});

test('another thread of JavaScript sees the same sessions', () => inSession({}, async (handle) => {
  const script = `
    const { workerData } = require('node:worker_threads');
    const loaded = { exports: {} };
    process.dlopen(loaded, workerData.library);
    loaded.exports.tap(workerData.handle, 112);`;
  const worker = new Worker(script, { eval: true, workerData: { library: process.argv[2], handle } });
  const code = await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  assert.strictEqual(code, 0);
  assert.deepStrictEqual(gomoku.snapshot(handle).moves, [112]);
}));

test('thousands of sessions leave nothing in memory', async () => {
  // What is collected gives its memory back a turn later.
  const resident = async () => {
    for (let round = 0; round < 3; round += 1) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return process.memoryUsage.rss();
  };
  const use = async (count) => {
    for (let index = 0; index < count; index += 1) {
      const handle = gomoku.inMemory();
      gomoku.tap(handle, 112);
      assert.throws(() => gomoku.tap(handle, 112), { code: 'Occupied' });
      gomoku.close(handle);
      if (index % 100 === 0) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return resident();
  };
  const before = await use(1000);
  const after = await use(4000);
  assert.ok(after - before < 6_000_000, `${after - before} bytes more`);
});
