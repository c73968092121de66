// What the engine would play in place of a person.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { untilAsked } from './support/engine.js';
import { Phone } from './support/phone.js';

/** Black has four in a row with both ends open, and is to move. */
const BLACK_HAS_FOUR = ['h8', 'a1', 'i8', 'a3', 'j8', 'a5', 'k8', 'a7'];

/** Black has four in a row with one end open, and White is to move. */
const BLACK_THREATENS = ['h8', 'l8', 'i8', 'a1', 'j8', 'a3', 'k8'];

test('A hint is marked on the board, told in words, and spoken', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_HAS_FOUR);
  const unmarked = { g8: await phone.color('g8', 0, 0.38), l8: await phone.color('l8', 0, 0.38) };
  await phone.press('hint');
  const words = await untilHint(phone);
  const [, point] = /^(g8|l8) makes a five, wins in 1 move$/.exec(words) ?? assert.fail(words);
  assert.notDeepEqual(await phone.color(point, 0, 0.38), unmarked[point]);
  assert.equal(await phone.spoken(point), `${point}, empty, hint`);
  assert.equal(await phone.page.evaluate(() => announcements.at(-1)), `Hint: ${words}.`);
  assert.equal(await phone.shows('status_turn'), false);
  assert.deepEqual(await phone.moves(), BLACK_HAS_FOUR);
  await phone.screenshot('hint');
});

test('A hint in Chinese', async (t) => {
  const phone = await Phone.start(t, { language: 'zh-CN' });
  await phone.tap(...BLACK_THREATENS);
  await phone.press('hint');
  assert.equal(await untilHint(phone), 'g8 挡住五连');
  assert.match(await phone.spoken('g8'), /，提示$/);
  assert.equal(await phone.page.evaluate(() => announcements.at(-1)), '提示：g8 挡住五连。');
  await phone.screenshot('hint_chinese');
});

test('The next move puts the hint away', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_HAS_FOUR);
  await phone.press('hint');
  await untilHint(phone);
  await phone.tap('o15');
  assert.equal(await phone.shows('hint_words'), false);
  assert.equal(await phone.text('status_turn'), 'White to move');
  assert.equal(await phone.spoken('g8'), 'g8, empty');
});

test('A hint that comes after the next move is not shown', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  const asked = untilAsked(phone, 'hint');
  await phone.press('hint');
  await asked;
  await phone.tap('i9');
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  await sleep(1500);
  assert.equal(await phone.shows('hint_words'), false);
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  assert.equal(await phone.isEnabled('hint'), true);
});

test('There is no hint once the game is over', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_HAS_FOUR);
  assert.equal(await phone.isEnabled('hint'), true);
  await phone.tap('l8');
  assert.equal(await phone.isEnabled('hint'), false);
});

test('With two persons a hint is for the side to move', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_THREATENS);
  await phone.press('hint');
  assert.equal(await untilHint(phone), 'g8 stops a five');
});

async function untilHint(phone) {
  await phone.page.waitForSelector('#hint_words');
  return phone.text('hint_words');
}
