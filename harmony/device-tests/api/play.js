// Playing by the names of points.
'use strict';

const assert = require('node:assert');
const gomoku = require('./gomoku.js');

/** Black makes five on the lowest row, on a board of any size. */
const BLACK_WINS = 'a1 a2 b1 b2 c1 c2 d1 d2 e1';
/** White makes five on the second row. */
const WHITE_WINS = 'a1 a2 b1 b2 c1 c2 d1 d2 f1 e2';
/** Fills a board of five lines without a five. */
const DRAW = 'a1 a2 a3 a4 a5 b1 b3 b2 b5 b4 c2 c1 c4 c3 d1 c5 d3 d2 d5 d4 e2 e1 e4 e5 e3';

/** A game of two persons without an opening. */
const GAME = { size: 15, rule: 'freestyle', begins: 'black', opening: 'free', players: {} };

/** The flat index of `name`: a letter for the column and a number for the row, counted from the bottom. */
function point(name, size = 15) {
  return (size - Number(name.slice(1))) * size + name.charCodeAt(0) - 'a'.charCodeAt(0);
}

/** Plays `names` and answers with the last snapshot. */
function play(handle, names) {
  let snapshot = gomoku.snapshot(handle);
  for (const name of names.split(' ')) {
    snapshot = gomoku.tap(handle, point(name, snapshot.size));
  }
  return snapshot;
}

/** Does `work` with a session that keeps nothing and begins a game of `changes`. */
async function inSession(changes, work) {
  const handle = gomoku.inMemory();
  try {
    gomoku.newGame(handle, { ...GAME, ...changes });
    await work(handle);
  } finally {
    gomoku.close(handle);
  }
}

/** Changes some of the settings. */
function change(handle, changes) {
  return gomoku.changeSettings(handle, { ...gomoku.snapshot(handle).settings, ...changes });
}

/** `call` is refused with `fields`, and the session is as it was. */
function unchanged(handle, call, fields) {
  const before = gomoku.snapshot(handle);
  refused(call, fields);
  assert.deepStrictEqual(gomoku.snapshot(handle), before);
}

/** `call` is refused with an error that has these fields and no others, and a message. */
function refused(call, fields) {
  assert.throws(call, (error) => isRefusal(error, fields));
}

/** The same for a promise. */
async function rejected(promise, fields) {
  await assert.rejects(promise, (error) => isRefusal(error, fields));
}

function isRefusal(error, fields) {
  assert.ok(error instanceof Error);
  assert.deepStrictEqual({ ...error }, fields);
  assert.ok(error.message.length > 0);
  return true;
}

module.exports = { BLACK_WINS, WHITE_WINS, DRAW, GAME, point, play, inSession, change, unchanged, refused, rejected };
