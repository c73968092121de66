// Opening rules: what they ask, how it is answered, and what they refuse.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Bridge } from './support/bridge.js';
import { FOLDABLE, PHONE, Phone, turned } from './support/phone.js';

const BLACK = 'place a black stone';
const WHITE = 'place a white stone';
const CHOOSE = 'choose a fifth move';
const PATTERN = [
  [1, BLACK, 'h8'],
  [1, WHITE, 'h9'],
  [1, BLACK, 'h10'],
];

/** Ten 5th moves of different shapes beside the pattern and i9. */
const TEN = ['g10', 'f10', 'e10', 'd10', 'c10', 'b10', 'a10', 'f11', 'e11', 'd11'];

/** Of each way through an opening: who is asked, for what, and the answer, a point or the id of a button. */
const GAMES = [
  ['Swap', 'swap', [...PATTERN, [2, 'swap or stay?', 'decide_swap']]],
  ['Swap first', 'swap_first', [[1, BLACK, 'a1'], [2, 'swap or stay?', 'decide_stay']]],
  [
    'Swap2 with two stones added',
    'swap2',
    [
      ...PATTERN,
      [2, 'swap, stay or add two?', 'decide_add_two'],
      [2, WHITE, 'a1'],
      [2, BLACK, 'b3'],
      [1, 'swap or stay?', 'decide_swap'],
    ],
  ],
  ['Swap2', 'swap2', [...PATTERN, [2, 'swap, stay or add two?', 'decide_swap']]],
  [
    'RIF',
    'rif',
    [
      ...PATTERN,
      [2, 'swap or stay?', 'decide_stay'],
      [2, WHITE, 'i9'],
      [1, 'offer a fifth move, 2 to go', 'g10'],
      [1, 'offer a fifth move, 1 to go', 'a1'],
      [2, CHOOSE, 'a1'],
    ],
  ],
  [
    'Yamaguchi',
    'yamaguchi',
    [
      ...PATTERN,
      [1, 'how many fifth moves?', 'number_larger'],
      [1, 'how many fifth moves?', 'number_larger'],
      [1, 'how many fifth moves?', 'number_say'],
      [2, 'swap or stay?', 'decide_swap'],
      [1, WHITE, 'i9'],
      [2, 'offer a fifth move, 3 to go', 'g10'],
      [2, 'offer a fifth move, 2 to go', 'f10'],
      [2, 'offer a fifth move, 1 to go', 'a1'],
      [1, CHOOSE, 'f10'],
    ],
  ],
  [
    'Taraguchi-10 with swaps',
    'taraguchi_10',
    [
      [1, BLACK, 'h8'],
      [2, 'swap or stay?', 'decide_stay'],
      [2, WHITE, 'h9'],
      [1, 'swap or stay?', 'decide_swap'],
      [2, BLACK, 'h10'],
      [1, 'swap or stay?', 'decide_stay'],
      [1, WHITE, 'i9'],
      [2, 'swap, stay or offer ten?', 'decide_stay'],
      [2, BLACK, 'l12'],
      [1, 'swap or stay?', 'decide_stay'],
    ],
  ],
  [
    'Taraguchi-10 with ten offers',
    'taraguchi_10',
    [
      [1, BLACK, 'h8'],
      [2, 'swap or stay?', 'decide_swap'],
      [1, WHITE, 'h9'],
      [2, 'swap or stay?', 'decide_stay'],
      [2, BLACK, 'h10'],
      [1, 'swap or stay?', 'decide_stay'],
      [1, WHITE, 'i9'],
      [2, 'swap, stay or offer ten?', 'decide_offer'],
      ...TEN.map((point, index) => [2, `offer a fifth move, ${TEN.length - index} to go`, point]),
      [1, CHOOSE, 'g10'],
    ],
  ],
  [
    'Soosyrv-8',
    'soosyrv_8',
    [
      ...PATTERN,
      [2, 'swap or stay?', 'decide_stay'],
      [2, WHITE, 'i9'],
      [2, 'how many fifth moves?', 'number_larger'],
      [2, 'how many fifth moves?', 'number_say'],
      [1, 'swap or stay?', 'decide_swap'],
      [2, 'offer a fifth move, 2 to go', 'g10'],
      [2, 'offer a fifth move, 1 to go', 'f10'],
      [1, CHOOSE, 'g10'],
    ],
  ],
];

for (const [title, opening, steps] of GAMES) {
  test(`${title} is played to its end by taps and buttons`, async (t) => {
    const phone = await Phone.start(t);
    await begin(phone, opening);
    for (const [player, words, answer] of steps) {
      assert.equal(await phone.text('status_turn'), `Player ${player}: ${words}`);
      if (answer === steps.at(-1).at(-1)) await phone.screenshot(`opening_${opening}`);
      await answerBy(phone, answer);
    }
    const stones = (await phone.moves()).length;
    assert.equal(await phone.text('status_turn'), stones % 2 === 0 ? 'Black to move' : 'White to move');
    assert.equal(await phone.shows('opening_bar'), false);
    await phone.tap('o15');
    assert.equal((await phone.moves()).at(-1), 'o15');
  });
}

test('Black begins an opening, and nobody is asked who does', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  await phone.press('begins_white');
  await phone.press('opening_swap2');
  assert.equal(await phone.shows('begins_choice'), false);
  await phone.screenshot('panel_new_game_opening');
  await phone.press('opening_free');
  assert.equal(await phone.isChecked('begins_white'), true);
  await phone.press('opening_swap2');
  await phone.press('start');
  assert.equal(await phone.text('status_turn'), 'Player 1: place a black stone');
});

test('Undo and redo go through what an opening asks', async (t) => {
  const phone = await Phone.start(t);
  await beginOffers(phone);
  await phone.tap('g10', 'f10');
  for (const words of ['offer a fifth move, 1 to go', 'offer a fifth move, 2 to go', WHITE, 'swap or stay?']) {
    await phone.press('undo');
    assert.match(await phone.text('status_turn'), new RegExp(escaped(words)));
  }
  assert.equal(await phone.isEnabled('redo'), true);
  await phone.press('decide_swap');
  assert.equal(await phone.text('status_turn'), 'Player 1: place a white stone');
  assert.equal(await phone.isEnabled('redo'), false);
  await phone.press('undo');
  await phone.press('redo');
  assert.equal(await phone.text('status_turn'), 'Player 1: place a white stone');
});

test('A phone that is turned keeps what an opening asks, and the number that is chosen', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'yamaguchi');
  await phone.tap('h8', 'h9', 'h10');
  await phone.press('number_larger');
  await phone.turn(turned(PHONE));
  assert.equal(await phone.text('number_value'), '2');
  await phone.press('number_larger');
  await phone.turn(FOLDABLE);
  assert.equal(await phone.text('number_value'), '3');
  assert.equal(await phone.text('status_turn'), 'Player 1: how many fifth moves?');
  await phone.press('number_say');
  assert.equal(await phone.message(), '3 fifth moves will be offered');
  await phone.press('undo');
  assert.equal(await phone.text('number_value'), '1');
});

test('An opening and its offers come back after the process was killed', async (t) => {
  const first = await Bridge.start();
  const phone = await Phone.start(t, { bridge: first });
  await beginOffers(phone);
  await phone.tap('g10');
  await first.kill();
  const second = await Bridge.start(first.devices);
  t.after(() => second.putAway());
  await phone.reopen(second);
  assert.equal(await phone.text('status_turn'), 'Player 1: offer a fifth move, 1 to go');
  assert.equal(await phone.spoken('g10'), 'g10, offered as the fifth move');
});

test('The number of offered moves stays between 1 and the greatest', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'yamaguchi');
  await phone.tap('h8', 'h9', 'h10');
  assert.equal(await phone.isEnabled('number_smaller'), false);
  for (let step = 0; step < 9; step++) await phone.press('number_larger');
  assert.equal(await phone.text('number_value'), '10');
  assert.equal(await phone.isEnabled('number_larger'), false);
});

test('Who swaps is told which colour is theirs', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'swap_first');
  await phone.tap('h8');
  await phone.press('decide_swap');
  assert.equal(await phone.message(), 'Player 2 has Black');
});

test('What an opening does not allow is refused in words', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'rif');
  await refuses(phone, 'a1', 'The first stone goes on the centre, not on a1');
  await phone.tap('h8');
  await refuses(phone, 'k8', 'k8 lies outside the central 3 lines');
  await phone.tap('h9', 'h10');
  await refuses(phone, 'a1', 'The opening asks for something else now');
  await phone.press('decide_stay');
  await phone.tap('i9', 'g10');
  await refuses(phone, 'g10', 'g10 is offered already');
  await refuses(phone, 'g8', 'g8 makes the same shape as g10, which is offered');
  await refuses(phone, 'h9', 'h9 is taken');
  await phone.screenshot('opening_refusal');
  await phone.tap('a1');
  await refuses(phone, 'c3', 'c3 was not offered');
  assert.deepEqual(await phone.moves(), ['h8', 'h9', 'h10', 'i9']);
});

test('A board without a centre is refused for an opening that needs one, and the panel stays', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  await phone.press('size_smaller');
  await phone.press('opening_taraguchi_10');
  await phone.press('start');
  assert.equal(await phone.message(), 'This opening needs an odd number of lines, at least 9');
  assert.equal(await phone.isChecked('opening_taraguchi_10'), true);
  await phone.press('size_smaller');
  await phone.press('start');
  assert.equal(await phone.shows('panel'), false);
  assert.equal(await phone.text('status_turn'), 'Player 1: place a black stone');
});

/** Refusals that no touch leads to while all is well, with what the player would read. */
const REFUSALS = [
  [{ code: 'OfferCount', count: 9, most: 8 }, 'From 1 to 8 fifth moves can be offered'],
  [{ code: 'Level', level: 11 }, 'There is no level 11'],
  [{ code: 'EnginesTurn' }, 'The engine is to move'],
  [{ code: 'NothingToThink' }, 'There is nothing to think about now'],
];

test('Each refusal has words', async (t) => {
  const phone = await Phone.start(t);
  for (const [error, words] of REFUSALS) {
    await phone.refuseNext('tap', error);
    await phone.tap('h8');
    assert.equal(await phone.message(), words);
  }
  assert.deepEqual(await phone.moves(), []);
});

test('Where moves are confirmed, offers and choices are too', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  await phone.press('confirm_moves');
  await phone.press('done');
  await begin(phone, 'rif');
  await phone.tap('h8', 'h8', 'h9', 'h9', 'h10', 'h10');
  await phone.press('decide_stay');
  await phone.tap('i9', 'i9', 'g10');
  assert.equal(await phone.spoken('g10'), 'g10, marked, activate again to play');
  await phone.tap('g10', 'a1', 'a1', 'g10');
  assert.equal(await phone.text('status_turn'), 'Player 2: choose a fifth move');
  await phone.screenshot('opening_choose_marked');
  await phone.tap('g10');
  assert.deepEqual(await phone.moves(), ['h8', 'h9', 'h10', 'i9', 'g10']);
});

test('Play again begins the same opening', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'swap_first');
  await phone.tap('h8');
  await phone.press('decide_stay');
  await phone.tap('h9', 'i8', 'i9', 'j8', 'j9', 'k8', 'k9', 'l8');
  await phone.press('play_again');
  assert.equal(await phone.text('status_turn'), 'Player 1: place a black stone');
});

test('The central area is outlined, and offers are hollow stones with a ring', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'rif');
  await phone.tap('h8');
  const outlined = await line(phone, 'g8', -0.5);
  await phone.screenshot('opening_centre');
  await phone.tap('h9', 'h10');
  assert.notDeepEqual(await line(phone, 'g8', -0.5), outlined);
  await phone.press('decide_stay');
  await phone.tap('i9');
  const board = await phone.color('f10', 0.1, 0.1);
  await phone.tap('f10');
  assert.deepEqual(await phone.color('f10', 0.1, 0.1), board, 'it is hollow');
  assert.deepEqual(await phone.color('f10'), board, 'no line shows through');
  assert.ok((await phone.brightness('f10', 0.283, 0.283)) < 60, 'the outline of a black stone');
  assert.notDeepEqual(await phone.color('f10', 0.177, 0.177), board, 'a ring in it');
  await phone.screenshot('opening_offer');
});

test('The rules tell the present opening', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('rules');
  assert.equal(await phone.shows('rules_opening'), false);
  await phone.press('ok');
  for (const [opening, words] of [
    ['swap', /^Opening, swap: /],
    ['swap_first', /^Opening, swap first: /],
    ['swap2', /^Opening, swap2: .* adds a white and a black stone/],
    ['rif', /^Opening, RIF: .* offers two fifth moves/],
    ['yamaguchi', /^Opening, Yamaguchi: .* says how many/],
    ['taraguchi_10', /^Opening, Taraguchi-10: .* ten fifth moves/],
    ['soosyrv_8', /^Opening, Soosyrv-8: .* 1 to 8/],
  ]) {
    await begin(phone, opening);
    await phone.press('rules');
    assert.match(await phone.text('rules_opening'), words);
    await phone.screenshot(`panel_rules_${opening}`);
    await phone.press('ok');
  }
  await phone.configure({ language: 'zh-CN' });
  await phone.press('rules');
  assert.match(await phone.text('rules_opening'), /^开局为索索夫-8 规则：/);
});

test('A screen reader is told what an opening asks, and of offers', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'rif');
  const said = () => phone.page.evaluate(() => announcements.at(-1));
  const asked = () => phone.page.$eval('#status_turn', (element) => element.ariaLabel);
  assert.equal(await said(), 'New game, 15 by 15. Player 1: place a black stone, on the centre');
  assert.equal(await phone.hint('h8'), 'play here');
  assert.equal(await phone.hint('h9'), '');
  await phone.activate('h8');
  assert.equal(await asked(), 'Player 1: place a white stone, within the central 3 lines');
  await phone.activate('h9');
  await phone.activate('h10');
  assert.equal(await asked(), 'Player 2: swap or stay? Player 2 has White');
  assert.equal(await phone.hint('a1'), '');
  await phone.press('decide_stay');
  assert.equal(await said(), 'Player 2: place a white stone');
  await phone.activate('i9');
  assert.equal(await said(), 'White i9. Player 1: offer a fifth move, 2 to go');
  assert.equal(await phone.hint('g10'), 'offer this point');
  await phone.activate('g10');
  assert.equal(await said(), 'g10 offered. Player 1: offer a fifth move, 1 to go');
  await phone.press('undo');
  assert.equal(await said(), 'g10 taken back. Player 1: offer a fifth move, 2 to go');
  await phone.activate('g10');
  await phone.activate('a1');
  assert.equal(await phone.spoken('a1'), 'a1, offered as the fifth move');
  assert.equal(await phone.hint('a1'), 'choose this move');
  assert.equal(await phone.hint('c3'), '');
  await phone.activate('a1');
  assert.equal(await said(), 'Black a1. White to move');
  assert.equal(await phone.spoken('g10'), 'g10, empty');
});

test('A screen reader hears how many fifth moves are chosen', async (t) => {
  const phone = await Phone.start(t, { language: 'zh-CN' });
  await begin(phone, 'yamaguchi');
  await phone.tap('h8', 'h9', 'h10');
  assert.equal(await phone.text('status_turn'), '玩家 1：五手几打？');
  await phone.press('number_larger');
  const spoken = await phone.page.$eval('#number_value', (element) => element.ariaLabel);
  assert.equal(spoken, '2 个打点');
});

async function begin(phone, opening) {
  await phone.press('new_game');
  await phone.press(`opening_${opening}`);
  await phone.press('start');
}

/** An opening in which Player 1 is to offer two 5th moves. */
async function beginOffers(phone) {
  await begin(phone, 'rif');
  await phone.tap('h8', 'h9', 'h10');
  await phone.press('decide_stay');
  await phone.tap('i9');
}

async function answerBy(phone, answer) {
  if (/^[a-z]\d+$/.test(answer)) await phone.tap(answer);
  else await phone.press(answer);
}

async function refuses(phone, point, words) {
  const before = await phone.labels();
  await phone.tap(point);
  assert.equal(await phone.message(), words);
  assert.deepEqual(await phone.labels(), before);
}

/** Pixels from above to below beside a point. */
async function line(phone, point, right) {
  const pixels = [];
  for (let step = -4; step <= 4; step++) pixels.push(await phone.color(point, right, step / 10));
  return pixels;
}

function escaped(words) {
  return words.replace(/[?]/g, '\\?');
}
