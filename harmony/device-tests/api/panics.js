// A panic in Rust is an error in JavaScript, and the next call works.
'use strict';

const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { inSession, play } = require('./play.js');

test('the call after a panic works', () => inSession({}, (handle) => {
  const before = play(handle, 'h8 i9');
  for (let round = 0; round < 50; round += 1) {
    const message = `round ${round} 五子棋`;
    assert.throws(() => gomoku.panicOnPurpose(handle, message), { code: 'GenericFailure', message });
    assert.deepStrictEqual(gomoku.snapshot(handle), before);
  }
  assert.strictEqual(play(handle, 'g7').ply, 3);
}));

test('a panic on a worker thread rejects the promise', () => inSession({}, async (handle) => {
  const messages = Array.from({ length: 20 }, (_, round) => `worker ${round}`);
  await Promise.all(messages.map((message) =>
    assert.rejects(gomoku.panicOnPurposeLater(message), { code: 'GenericFailure', message })));
  assert.strictEqual(play(handle, 'h8').ply, 1);
}));

test('a panic reaches the system log', () => {
  const script = `
    const loaded = { exports: {} };
    process.dlopen(loaded, process.argv[1]);
    const { inMemory, panicOnPurpose, panicOnPurposeLater } = loaded.exports;
    try { panicOnPurpose(inMemory(), 'zero \\0 byte'); } catch {}
    panicOnPurposeLater('on a worker').catch(() => {});`;
  const [program, ...words] = process.env.GOMOKU_NODE.split('\n');
  const { status, stderr } = spawnSync(program, [...words, '--eval', script, process.argv[2]], { encoding: 'utf8' });
  assert.strictEqual(status, 0, stderr);
  assert.match(stderr, /^hilog 6 gomoku: panicked at .*\nzero {3}byte$/m);
  assert.match(stderr, /^hilog 6 gomoku: panicked at .*\non a worker$/m);
});
