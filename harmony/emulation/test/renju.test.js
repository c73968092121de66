// What renju forbids to Black: marked, explained, and refused or lost. And the rules beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Phone } from './support/phone.js';

/** After these moves a stone on h8 makes two open threes. */
const BEFORE_DOUBLE_THREE = ['f8', 'a1', 'i8', 'a3', 'h6', 'a5', 'h5', 'a7'];

test('Every rule can be chosen and is explained', async (t) => {
  const phone = await Phone.start(t);
  for (const [rule, words] of [
    ['renju', /This game is renju/],
    ['caro', /This game is caro/],
    ['exact_caro', /This game is exact caro/],
  ]) {
    await phone.press('new_game');
    await phone.press(`rule_${rule}`);
    await phone.screenshot(`panel_new_game_${rule}`);
    await phone.press('start');
    await phone.press('rules');
    assert.match(await phone.text('rules_current'), words);
    await phone.press('ok');
  }
});

test('A forbidden point is marked and explained instead of played', async (t) => {
  const phone = await Phone.start(t);
  await beginRenju(phone);
  const unmarked = await phone.color('h8', 0.12, 0.12);
  await phone.tap(...BEFORE_DOUBLE_THREE);
  assert.notDeepEqual(await phone.color('h8', 0.12, 0.12), unmarked);
  assert.equal(await phone.spoken('h8'), 'h8, empty, forbidden: double-three, two open threes at once');
  await phone.screenshot('renju_forbidden');
  await phone.tap('h8');
  assert.equal(await phone.message(), 'h8 is forbidden to Black: double-three, two open threes at once');
  assert.deepEqual(await phone.moves(), BEFORE_DOUBLE_THREE);
});

test('A forbidden move loses where the settings say so', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  await phone.press('forbidden_loses');
  await phone.press('done');
  await beginRenju(phone);
  await phone.tap(...BEFORE_DOUBLE_THREE, 'h8');
  assert.equal(await phone.text('banner_text'), 'Black played a forbidden move. White wins!');
  assert.equal(await phone.text('score_white'), 'Won 1');
  await phone.screenshot('renju_lost');
});

async function beginRenju(phone) {
  await phone.press('new_game');
  await phone.press('rule_renju');
  await phone.press('start');
}
