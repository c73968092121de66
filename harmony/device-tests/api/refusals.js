// Every event that the session refuses, with its code and its fields. Nothing changes then.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { BLACK_WINS, GAME, inSession, play, point, refused, unchanged } = require('./play.js');

test('OffBoard', () => inSession({}, (handle) => {
  for (const point of [-1, 225, 2 ** 31 - 1, -(2 ** 31)]) {
    unchanged(handle, () => gomoku.tap(handle, point), { code: 'OffBoard', point });
  }
}));

test('Occupied', () => inSession({}, (handle) => {
  gomoku.tap(handle, 112);
  unchanged(handle, () => gomoku.tap(handle, 112), { code: 'Occupied', point: 112 });
}));

test('Forbidden', () => inSession({ rule: 'renju' }, (handle) => {
  const beforeDoubleThree = play(handle, 'f8 a1 i8 a3 h6 a5 h5 a7');
  const forbidden = { point: point('h8'), kind: 'double-three' };
  assert.deepStrictEqual(beforeDoubleThree.forbidden, [forbidden]);
  unchanged(handle, () => gomoku.tap(handle, forbidden.point), { code: 'Forbidden', ...forbidden });
}));

test('GameOver', () => inSession({}, (handle) => {
  play(handle, BLACK_WINS);
  unchanged(handle, () => gomoku.tap(handle, 0), { code: 'GameOver' });
  unchanged(handle, () => gomoku.resign(handle), { code: 'GameOver' });
}));

test('NothingToUndo', () => inSession({}, (handle) => {
  unchanged(handle, () => gomoku.undo(handle), { code: 'NothingToUndo' });
  play(handle, BLACK_WINS);
  unchanged(handle, () => gomoku.undo(handle), { code: 'NothingToUndo' });
}));

test('NothingToRedo', () => inSession({}, (handle) => {
  play(handle, 'h8');
  unchanged(handle, () => gomoku.redo(handle), { code: 'NothingToRedo' });
}));

test('NoSuchPly', () => inSession({}, (handle) => {
  play(handle, 'h8 i9');
  for (const ply of [3, -1, 2 ** 31 - 1]) {
    unchanged(handle, () => gomoku.goTo(handle, ply), { code: 'NoSuchPly', ply, moves: 2 });
  }
}));

test('BoardSize', () => inSession({}, (handle) => {
  for (const size of [4, 23, 0, -15, 256 + 15, 2 ** 31 - 1]) {
    unchanged(handle, () => gomoku.newGame(handle, { ...GAME, size }), { code: 'BoardSize', size });
  }
}));

test('InvalidArgument', () => inSession({}, (handle) => {
  const numbers = [NaN, Infinity, -Infinity, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 1e300];
  for (const number of numbers) {
    const levels = { ...GAME, players: { white: number } };
    const invalid = (name) => ({
      code: 'InvalidArgument',
      reason: `${name} has to be a whole number from -2147483648 to 2147483647, not ${rust(number)}`,
    });
    unchanged(handle, () => gomoku.tap(handle, number), invalid('point'));
    unchanged(handle, () => gomoku.goTo(handle, number), invalid('ply'));
    unchanged(handle, () => gomoku.sayNumber(handle, number), invalid('count'));
    unchanged(handle, () => gomoku.newGame(handle, { ...GAME, size: number }), invalid('size'));
    unchanged(handle, () => gomoku.newGame(handle, levels), invalid('white'));
    refused(() => gomoku.snapshot(number), invalid('handle'));
  }
}));

/** Rust writes out what JavaScript shortens. */
function rust(number) {
  const names = { [Infinity]: 'inf', [-Infinity]: '-inf', [1e300]: `1${'0'.repeat(300)}` };
  return names[number] ?? String(number);
}
