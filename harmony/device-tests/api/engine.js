// The engine: it thinks on a worker thread while every other call works.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { words } = require('./declarations.js');
const { GAME, inSession, play, point, refused, rejected, unchanged } = require('./play.js');

/** Thinks for seconds unless it is stopped. */
const STRONGEST = 10;

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A game in which the strongest engine is to move, with stones that leave it much to think about. */
function engineToMove(handle) {
  gomoku.newGame(handle, { ...GAME, players: { white: STRONGEST } });
  const snapshot = play(handle, 'h8');
  assert.deepStrictEqual([snapshot.engineToMove, snapshot.canPause, snapshot.turn], [true, true, 'white']);
  return snapshot;
}

test('the engine plays a legal move', async () => {
  for (const rule of words.get('Rule')) {
    await inSession({ rule, players: { white: 3 } }, async (handle) => {
      for (const ply of [2, 4]) {
        const free = gomoku.snapshot(handle).cells.indexOf(0, ply * 30);
        const before = gomoku.tap(handle, free);
        const played = await gomoku.think(handle);
        assert.deepStrictEqual([played.ply, played.engineToMove, played.turn], [ply, false, 'black']);
        assert.strictEqual(before.cells[played.last], 0);
        assert.strictEqual(played.cells[played.last], 2);
        assert.deepStrictEqual(gomoku.snapshot(handle), played);
      }
    });
  }
});

test('two engines play a game to its end', () => inSession({ players: { black: 1, white: 2 } }, async (handle) => {
  let snapshot = gomoku.snapshot(handle);
  while (snapshot.outcome.kind === 'playing') {
    assert.deepStrictEqual([snapshot.engineToMove, snapshot.canResign, snapshot.canHint], [true, false, false]);
    snapshot = await gomoku.think(handle);
  }
  assert.deepStrictEqual([snapshot.engineToMove, snapshot.canPause], [false, false]);
  assert.strictEqual(snapshot.scores.black + snapshot.scores.white + snapshot.scores.draws, 1);
}));

test('the engine decides in an opening', () => inSession({ opening: 'swap', players: { white: 3 } }, async (handle) => {
  assert.strictEqual(gomoku.snapshot(handle).engineToMove, false);
  assert.strictEqual(play(handle, 'h8 i9 g7').engineToMove, true);
  const decided = await gomoku.think(handle);
  assert.deepStrictEqual([decided.task, decided.ply], [undefined, 3]);
  const hasSwapped = decided.players.black === 3;
  assert.deepStrictEqual(decided.players, hasSwapped ? { black: 3 } : { white: 3 });
  assert.strictEqual(decided.engineToMove, !hasSwapped);
}));

test('a hint', () => inSession({}, async (handle) => {
  play(handle, 'h8 a1 i8 a3 j8 a5');
  const { hint, ...rest } = await gomoku.hint(handle);
  assert.ok([point('g8'), point('k8')].includes(hint.point));
  assert.deepStrictEqual([hint.why, hint.line[0]], ['straight-four', hint.point]);
  assert.ok(hint.mate > 0 && Number.isInteger(hint.score) && words.get('Why').includes(hint.why));
  assert.deepStrictEqual([rest.ply, rest.canHint], [6, true]);
  assert.strictEqual(gomoku.undo(handle).hint, undefined);
}));

test('the thread of JavaScript is free while the engine thinks', () => inSession({}, async (handle) => {
  const before = engineToMove(handle);
  const thinking = gomoku.think(handle);
  for (let turn = 0; turn < 20; turn += 1) {
    await after(1);
    assert.deepStrictEqual(gomoku.snapshot(handle), before);
  }
  gomoku.stopThinking(handle);
  await thinking;
}));

test('what was stopped is not played', () => inSession({}, async (handle) => {
  const before = engineToMove(handle);
  const thinking = gomoku.think(handle);
  await after(50);
  gomoku.stopThinking(handle);
  assert.deepStrictEqual(await thinking, before);
  const soon = gomoku.think(handle);
  gomoku.stopThinking(handle);
  assert.deepStrictEqual(await soon, before);
  gomoku.stopThinking(handle);
}));

test('a hint that was stopped is not shown', () => inSession({}, async (handle) => {
  const before = play(handle, 'h8 i9');
  const thinking = gomoku.hint(handle);
  gomoku.stopThinking(handle);
  assert.deepStrictEqual(await thinking, before);
}));

test('undo while the engine thinks', () => inSession({}, async (handle) => {
  engineToMove(handle);
  const thinking = gomoku.think(handle);
  await after(50);
  const undone = gomoku.undo(handle);
  assert.deepStrictEqual([undone.ply, undone.engineToMove, undone.turn], [0, false, 'black']);
  assert.deepStrictEqual(await thinking, undone);
}));

test('50 new games, each while the engine thinks about the one before', () => inSession({}, async (handle) => {
  const thinking = [];
  for (let round = 0; round < 50; round += 1) {
    engineToMove(handle);
    thinking.push(gomoku.think(handle));
    await after(100);
    const begun = gomoku.newGame(handle, GAME);
    assert.deepStrictEqual([begun.ply, begun.moves, begun.engineToMove], [0, [], false]);
    await thinking.at(-1);
    assert.deepStrictEqual(gomoku.snapshot(handle), begun);
  }
  await Promise.all(thinking);
  assert.deepStrictEqual(gomoku.snapshot(handle).cells, new Uint8Array(225));
}));

test('a move is found once, however often it is asked for', () => inSession({ players: { white: 3 } }, async (handle) => {
  play(handle, 'h8');
  await Promise.allSettled(Array.from({ length: 8 }, () => gomoku.think(handle)));
  const { ply, engineToMove: isAwaited } = gomoku.snapshot(handle);
  assert.deepStrictEqual([ply, isAwaited], [2, false]);
}));

test('a session is closed while its engine thinks', async () => {
  const handle = gomoku.inMemory();
  engineToMove(handle);
  const thinking = gomoku.think(handle);
  await after(50);
  gomoku.close(handle);
  const start = performance.now();
  await rejected(thinking, { code: 'NoSuchSession', handle });
  assert.ok(performance.now() - start < 2000, 'the engine was not stopped');
});

test('an engine leaves nothing in memory once its session is closed', async () => {
  const use = async (count) => {
    for (let round = 0; round < count; round += 1) {
      await inSession({ players: { black: 1 } }, async (handle) => assert.strictEqual((await gomoku.think(handle)).ply, 1));
    }
    globalThis.gc();
    return process.memoryUsage.rss();
  };
  const before = await use(2);
  const after = await use(8);
  // Each has a table of 16 MB.
  assert.ok(after - before < 60_000_000, `${after - before} bytes more`);
});

test('leaving the foreground stops the engine', () => inSession({}, async (handle) => {
  engineToMove(handle);
  const thinking = gomoku.think(handle);
  await after(50);
  const suspended = gomoku.suspend(handle);
  assert.deepStrictEqual([suspended.ply, suspended.engineToMove], [1, true]);
  assert.deepStrictEqual(await thinking, suspended);
}));

test('settings change while the engine thinks', () => inSession({ players: { white: 5 } }, async (handle) => {
  play(handle, 'h8');
  const thinking = gomoku.think(handle);
  gomoku.changeSettings(handle, { ...gomoku.snapshot(handle).settings, theme: 'sky' });
  gomoku.clearScores(handle);
  const played = await thinking;
  assert.deepStrictEqual([played.ply, played.settings.theme], [2, 'sky']);
}));

test('pause and resume', () => inSession({ players: { black: 2, white: 2 } }, async (handle) => {
  const paused = gomoku.pause(handle);
  assert.deepStrictEqual([paused.paused, paused.engineToMove, paused.canPause], [true, false, false]);
  await rejected(gomoku.think(handle), { code: 'NothingToThink' });
  const resumed = gomoku.resume(handle);
  assert.deepStrictEqual([resumed.paused, resumed.engineToMove, resumed.canPause], [false, true, true]);
  assert.strictEqual((await gomoku.think(handle)).ply, 1);
}));

test('undo against the engine goes back to the move of the person', () =>
  inSession({ players: { white: 1 } }, async (handle) => {
    play(handle, 'h8');
    assert.strictEqual((await gomoku.think(handle)).ply, 2);
    const undone = gomoku.undo(handle);
    assert.deepStrictEqual([undone.ply, undone.engineToMove, undone.canUndo], [0, false, false]);
  }));

test('EnginesTurn', () => inSession({ players: { black: 1 } }, (handle) => {
  unchanged(handle, () => gomoku.tap(handle, 0), { code: 'EnginesTurn' });
}));

test('NothingToThink', () => inSession({}, async (handle) => {
  unchanged(handle, () => gomoku.pause(handle), { code: 'NothingToThink' });
  unchanged(handle, () => gomoku.resume(handle), { code: 'NothingToThink' });
  await rejected(gomoku.think(handle), { code: 'NothingToThink' });
  gomoku.newGame(handle, { ...GAME, players: { black: 1 } });
  await rejected(gomoku.hint(handle), { code: 'NothingToThink' });
}));

test('Level', () => inSession({}, (handle) => {
  for (const level of [0, 11, -1, 256 + 5, 2 ** 31 - 1, -(2 ** 31)]) {
    for (const color of ['black', 'white']) {
      const game = { ...GAME, players: { [color]: level } };
      unchanged(handle, () => gomoku.newGame(handle, game), { code: 'Level', level });
    }
  }
}));

test('a handle that means no session rejects the promise', async () => {
  await rejected(gomoku.think(0), { code: 'NoSuchSession', handle: 0 });
  await rejected(gomoku.hint(0), { code: 'NoSuchSession', handle: 0 });
  refused(() => gomoku.stopThinking(0), { code: 'NoSuchSession', handle: 0 });
});
