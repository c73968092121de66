// Openings: what each asks, the answers, and what they refuse.
'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { words } = require('./declarations.js');
const { GAME, inSession, play, point, unchanged } = require('./play.js');

/** The first three stones of one of the 26 patterns. */
const PATTERN = 'h8 h9 h10';

/** What the opening asks, in words of the module. */
function asks(snapshot, seat, color, ask, more = {}) {
  assert.deepStrictEqual(snapshot.task, { seat, color, ask, ...more });
}

test('swap', () => inSession({ opening: 'swap' }, (handle) => {
  asks(gomoku.snapshot(handle), 'first', 'black', 'stone');
  const asked = play(handle, 'h8 i9 g7');
  asks(asked, 'second', 'white', 'swap');
  for (const decision of ['swap', 'stay']) {
    const begun = gomoku.decide(handle, decision);
    assert.deepStrictEqual([begun.task, begun.turn, begun.ply, begun.opening], [undefined, 'white', 3, 'swap']);
    asks(gomoku.undo(handle), 'second', 'white', 'swap');
    assert.deepStrictEqual(gomoku.redo(handle), begun);
    gomoku.undo(handle);
  }
}));

test('two more stones in swap2', () => inSession({ opening: 'swap2' }, (handle) => {
  asks(play(handle, 'h8 i9 g7'), 'second', 'white', 'swap-or-add-two');
  asks(gomoku.decide(handle, 'add-two'), 'second', 'white', 'stone');
  asks(play(handle, 'a1 c1'), 'first', 'black', 'swap');
  assert.deepStrictEqual([gomoku.decide(handle, 'stay').task, gomoku.snapshot(handle).ply], [undefined, 5]);
}));

test('5th moves are offered and one is chosen', () => inSession({ rule: 'renju', opening: 'yamaguchi' }, (handle) => {
  asks(play(handle, PATTERN), 'first', 'black', 'number', { count: 10 });
  asks(gomoku.sayNumber(handle, 2), 'second', 'white', 'swap');
  asks(gomoku.decide(handle, 'stay'), 'second', 'white', 'stone');
  asks(play(handle, 'h11'), 'first', 'black', 'offer', { count: 2 });
  const offered = play(handle, 'g7');
  asks(offered, 'first', 'black', 'offer', { count: 1 });
  assert.deepStrictEqual([offered.offers, offered.ply], [[point('g7')], 4]);
  const [mirrored, other] = [point('i7'), point('a1')];
  const refusal = { code: 'Symmetrical', point: mirrored, offered: point('g7') };
  unchanged(handle, () => gomoku.tap(handle, mirrored), refusal);
  asks(play(handle, 'e5'), 'second', 'white', 'choose');
  unchanged(handle, () => gomoku.tap(handle, other), { code: 'NotOffered', point: other });
  const chosen = play(handle, 'e5');
  assert.deepStrictEqual([chosen.task, chosen.offers, chosen.ply, chosen.last], [undefined, [], 5, point('e5')]);
}));

test('taraguchi-10', () => inSession({ rule: 'renju', opening: 'taraguchi-10' }, (handle) => {
  for (const [index, name] of ['h8', 'h9', 'h10', 'g10'].entries()) {
    const color = index % 2 === 0 ? 'black' : 'white';
    const stone = gomoku.snapshot(handle).task;
    assert.deepStrictEqual([stone.color, stone.ask, stone.centralLines], [color, 'stone', 2 * index + 1]);
    const swap = play(handle, name).task;
    assert.deepStrictEqual([swap.ask, swap.color === color], [index < 3 ? 'swap' : 'swap-or-offer', false]);
    if (index < 3) {
      gomoku.decide(handle, 'swap');
    }
  }
  const offer = gomoku.decide(handle, 'offer-fifths').task;
  assert.deepStrictEqual([offer.color, offer.ask, offer.count], ['black', 'offer', 10]);
}));

test('Black begins in every opening', async () => {
  assert.strictEqual(words.get('Opening').length, 8);
  for (const opening of words.get('Opening')) {
    await inSession({ opening, begins: 'white' }, (handle) => {
      const { first, task } = gomoku.snapshot(handle);
      assert.deepStrictEqual([first, task?.seat], opening === 'free' ? ['white', undefined] : ['black', 'first']);
    });
  }
});

test('NotAsked', () => inSession({ opening: 'swap' }, (handle) => {
  unchanged(handle, () => gomoku.decide(handle, 'swap'), { code: 'NotAsked' });
  unchanged(handle, () => gomoku.sayNumber(handle, 3), { code: 'NotAsked' });
  play(handle, 'h8 i9 g7');
  unchanged(handle, () => gomoku.tap(handle, 0), { code: 'NotAsked' });
  unchanged(handle, () => gomoku.decide(handle, 'add-two'), { code: 'NotAsked' });
  unchanged(handle, () => gomoku.agreeDraw(handle), { code: 'NotAsked' });
  gomoku.newGame(handle, GAME);
  unchanged(handle, () => gomoku.decide(handle, 'stay'), { code: 'NotAsked' });
}));

test('OffCentre', () => inSession({ rule: 'renju', opening: 'rif' }, (handle) => {
  for (const [name, lines] of [['h8', 1], ['h9', 3], ['h10', 5]]) {
    unchanged(handle, () => gomoku.tap(handle, 0), { code: 'OffCentre', point: 0, lines });
    play(handle, name);
  }
}));

test('OfferCount', () => inSession({ rule: 'renju', opening: 'soosyrv-8' }, (handle) => {
  play(handle, PATTERN);
  gomoku.decide(handle, 'swap');
  play(handle, 'h11');
  for (const count of [0, 9, -1, 2 ** 31 - 1, -(2 ** 31)]) {
    unchanged(handle, () => gomoku.sayNumber(handle, count), { code: 'OfferCount', count, most: 8 });
  }
}));

test('OpeningBoard', () => inSession({}, (handle) => {
  for (const [opening, size, least] of [['rif', 14, 5], ['taraguchi-10', 7, 9]]) {
    const game = { ...GAME, opening, size };
    unchanged(handle, () => gomoku.newGame(handle, game), { code: 'OpeningBoard', size, least });
  }
}));
