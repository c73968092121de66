// Whole games.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { words } = require('./declarations.js');
const { BLACK_WINS, WHITE_WINS, DRAW, GAME, change, inSession, play, point } = require('./play.js');

test('a first start', () => {
  const handle = gomoku.inMemory();
  const snapshot = gomoku.snapshot(handle);
  gomoku.close(handle);
  assert.deepStrictEqual(snapshot, {
    gameId: 1,
    size: 15,
    rule: 'freestyle',
    begins: 'black',
    cells: new Uint8Array(225),
    moves: [],
    first: 'black',
    ply: 0,
    turn: 'black',
    blackStones: 0,
    whiteStones: 0,
    outcome: { kind: 'playing', line: [] },
    canUndo: false,
    canRedo: false,
    canResign: true,
    underWay: false,
    scores: { black: 0, white: 0, draws: 0 },
    settings: {
      undoAfterEnd: false,
      confirmMoves: false,
      forbiddenLoses: false,
      showCoordinates: true,
      showMoveNumbers: false,
      theme: 'wheat',
    },
    starPoints: ['d12', 'h12', 'l12', 'd8', 'h8', 'l8', 'd4', 'h4', 'l4'].map((name) => point(name)),
    forbidden: [],
    saved: true,
    restored: 'nothing',
    opening: 'free',
    offers: [],
    players: {},
    engineToMove: false,
    paused: false,
    canPause: false,
    canHint: true,
    canAgreeDraw: false,
    fivePossible: true,
  });
});

test('a game to a win', () => inSession({}, (handle) => {
  const won = play(handle, BLACK_WINS);
  const line = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => point(name));
  assert.deepStrictEqual(won.outcome, { kind: 'win', winner: 'black', reason: 'five', line });
  assert.deepStrictEqual(won.scores, { black: 1, white: 0, draws: 0 });
  assert.strictEqual(won.turn, undefined);
  assert.strictEqual(won.last, point('e1'));
  assert.deepStrictEqual([won.ply, won.blackStones, won.whiteStones], [9, 5, 4]);
  assert.deepStrictEqual([won.canUndo, won.canResign, won.underWay], [false, false, false]);
  assert.strictEqual(won.cells[point('a1')], 1);
  assert.strictEqual(won.cells[point('a2')], 2);
  assert.strictEqual(won.cells.filter((cell) => cell !== 0).length, 9);
}));

test('a game to a win of White', () => inSession({}, (handle) => {
  const won = play(handle, WHITE_WINS);
  assert.strictEqual(won.outcome.winner, 'white');
  assert.deepStrictEqual(won.scores, { black: 0, white: 1, draws: 0 });
}));

test('a game to a draw', () => inSession({ size: 5 }, (handle) => {
  const drawn = play(handle, DRAW);
  assert.deepStrictEqual(drawn.outcome, { kind: 'draw', line: [], drawReason: 'full-board' });
  assert.deepStrictEqual(drawn.scores, { black: 0, white: 0, draws: 1 });
  assert.strictEqual(drawn.turn, undefined);
  assert.strictEqual(drawn.cells.indexOf(0), -1);
}));

test('six in a row by every rule', async () => {
  const wins = { freestyle: true, standard: false, renju: false, caro: true, 'exact-caro': false };
  assert.deepStrictEqual(Object.keys(wins), words.get('Rule'));
  for (const [rule, isWin] of Object.entries(wins)) {
    await inSession({ rule }, (handle) => {
      // In renju an overline of Black is forbidden, which is the other side's win where it is not refused.
      change(handle, { forbiddenLoses: true });
      const six = play(handle, 'a1 o15 b1 o13 c1 o11 e1 o9 f1 o7 d1');
      assert.strictEqual(six.outcome.winner === 'black', isWin, rule);
      assert.strictEqual(six.outcome.reason === 'forbidden', rule === 'renju');
      assert.strictEqual(six.rule, rule);
    });
  }
});

test('boards of every size', async () => {
  for (let size = 5; size <= 22; size += 1) {
    await inSession({ size }, (handle) => {
      const snapshot = gomoku.tap(handle, size * size - 1);
      assert.strictEqual(snapshot.size, size);
      assert.strictEqual(snapshot.cells.length, size * size);
      assert.strictEqual(snapshot.cells.at(-1), 1);
    });
  }
});

test('who begins the next game', () => inSession({}, (handle) => {
  const next = (begins) => gomoku.newGame(handle, { ...GAME, begins });
  play(handle, BLACK_WINS);
  assert.strictEqual(next('loser').first, 'white');
  gomoku.tap(handle, 0);
  const alternate = next('alternate');
  assert.deepStrictEqual([alternate.first, alternate.turn, alternate.begins], ['black', 'black', 'alternate']);
  assert.strictEqual(next('white').turn, 'white');
  assert.strictEqual(next('black').turn, 'black');
}));

test('a new game keeps the scores and has an id of its own', () => inSession({}, (handle) => {
  const won = play(handle, BLACK_WINS);
  const begun = gomoku.newGame(handle, { ...GAME, size: 19 });
  assert.notStrictEqual(begun.gameId, won.gameId);
  assert.deepStrictEqual([begun.size, begun.ply, begun.moves], [19, 0, []]);
  assert.deepStrictEqual(begun.scores, won.scores);
}));

test('a win is taken back where the settings allow it', () => inSession({}, (handle) => {
  change(handle, { undoAfterEnd: true });
  assert.strictEqual(play(handle, BLACK_WINS).canUndo, true);
  const undone = gomoku.undo(handle);
  assert.deepStrictEqual(undone.outcome, { kind: 'playing', line: [] });
  assert.deepStrictEqual([undone.ply, undone.turn, undone.scores.black], [8, 'black', 0]);
  assert.strictEqual(gomoku.redo(handle).scores.black, 1);
}));
