// What each event does.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { BLACK_WINS, GAME, change, inSession, play, point } = require('./play.js');

test('tap', () => inSession({}, (handle) => {
  const snapshot = gomoku.tap(handle, point('h8'));
  assert.deepStrictEqual(snapshot.moves, [112]);
  assert.deepStrictEqual([snapshot.ply, snapshot.turn, snapshot.last], [1, 'white', 112]);
  assert.deepStrictEqual([snapshot.canUndo, snapshot.underWay], [true, true]);
  assert.deepStrictEqual(gomoku.snapshot(handle), snapshot);
}));

test('tap twice where moves are confirmed', () => inSession({}, (handle) => {
  change(handle, { confirmMoves: true });
  const marked = gomoku.tap(handle, 7);
  assert.deepStrictEqual([marked.pending, marked.ply], [7, 0]);
  assert.strictEqual(gomoku.tap(handle, 8).pending, 8);
  const played = gomoku.tap(handle, 8);
  assert.deepStrictEqual([played.pending, played.ply, played.last], [undefined, 1, 8]);
}));

test('undo and redo', () => inSession({}, (handle) => {
  const two = play(handle, 'h8 i9');
  const one = gomoku.undo(handle);
  assert.deepStrictEqual([one.ply, one.turn, one.canUndo, one.canRedo], [1, 'white', true, true]);
  assert.deepStrictEqual(one.moves, two.moves);
  assert.strictEqual(one.cells[point('i9')], 0);
  assert.deepStrictEqual(gomoku.redo(handle), two);
}));

test('go to a ply', () => inSession({}, (handle) => {
  const whole = play(handle, 'h8 i9 g7');
  const empty = gomoku.goTo(handle, 0);
  assert.deepStrictEqual([empty.ply, empty.moves.length, empty.canRedo], [0, 3, true]);
  assert.deepStrictEqual(gomoku.goTo(handle, 3), whole);
}));

test('a review of a game that is over', () => inSession({}, (handle) => {
  const won = play(handle, BLACK_WINS);
  const review = gomoku.goTo(handle, 4);
  assert.deepStrictEqual([review.ply, review.outcome.kind, review.outcome.line], [4, 'win', []]);
  assert.deepStrictEqual(gomoku.goTo(handle, 9), won);
}));

test('new game', () => inSession({}, (handle) => {
  play(handle, 'h8 i9');
  const snapshot = gomoku.newGame(handle, { ...GAME, size: 9, rule: 'standard', begins: 'white' });
  assert.deepStrictEqual([snapshot.size, snapshot.rule, snapshot.begins], [9, 'standard', 'white']);
  assert.deepStrictEqual([snapshot.first, snapshot.turn, snapshot.ply], ['white', 'white', 0]);
  assert.strictEqual(snapshot.cells.length, 81);
}));

test('resign', () => inSession({}, (handle) => {
  gomoku.tap(handle, 0);
  const resigned = gomoku.resign(handle);
  assert.deepStrictEqual(resigned.outcome, { kind: 'win', winner: 'black', reason: 'resignation', line: [] });
  assert.deepStrictEqual(resigned.scores, { black: 1, white: 0, draws: 0 });
}));

test('agree on a draw', () => inSession({}, (handle) => {
  assert.strictEqual(gomoku.snapshot(handle).canAgreeDraw, false);
  assert.strictEqual(play(handle, 'h8').canAgreeDraw, true);
  const drawn = gomoku.agreeDraw(handle);
  assert.deepStrictEqual(drawn.outcome, { kind: 'draw', line: [], drawReason: 'agreement' });
  assert.deepStrictEqual([drawn.scores.draws, drawn.canAgreeDraw, drawn.turn], [1, false, undefined]);
}));

test('clear the scores', () => inSession({}, (handle) => {
  play(handle, BLACK_WINS);
  assert.deepStrictEqual(gomoku.clearScores(handle).scores, { black: 0, white: 0, draws: 0 });
}));

test('change the settings', () => inSession({}, (handle) => {
  const settings = {
    undoAfterEnd: true,
    confirmMoves: true,
    forbiddenLoses: true,
    showCoordinates: false,
    showMoveNumbers: true,
    theme: 'sky',
  };
  assert.deepStrictEqual(gomoku.changeSettings(handle, settings).settings, settings);
  assert.deepStrictEqual(gomoku.snapshot(handle).settings, settings);
}));

test('suspend', () => inSession({}, (handle) => {
  const before = play(handle, 'h8');
  assert.deepStrictEqual(gomoku.suspend(handle), before);
}));
