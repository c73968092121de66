// What answers an opening, on every kind of screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertApart, assertInside } from './support/frames.js';
import { FOLDABLE, PHONE, Phone, SMALL_PHONE, TABLET, turned } from './support/phone.js';
import { faintTexts } from './support/readability.js';
import { checkScreen, testInEachLook } from './support/screens.js';

const CHINESE = { language: 'zh-CN' };

/** Title, name of the screenshots, the phone, and the least share of the screen's shorter side for the board. */
const SCREENS = [
  ['An upright phone', 'portrait', {}, 0.9],
  ['A phone on its side in the dark in Chinese', 'landscape', { screen: turned(PHONE), isDark: true, ...CHINESE }, 0.85],
  ['A tablet', 'tablet', { screen: TABLET }, 0.9],
  ['An unfolded phone', 'foldable', { screen: FOLDABLE }, 0.48],
  ['A small phone', 'small', { screen: SMALL_PHONE }, 0.5],
  ['A small phone on its side', 'small_landscape', { screen: turned(SMALL_PHONE) }, 0.7],
  ['Large letters', 'font_2', { fontScale: 2 }, 0.9],
  ['Large letters on a phone on its side', 'font_2_landscape', { screen: turned(PHONE), fontScale: 2 }, 0.7],
  ['Large letters on a small phone', 'font_2_small', { screen: SMALL_PHONE, fontScale: 2 }, 0.3],
  [
    'Large letters on a small phone in Chinese',
    'font_2_small_chinese',
    { screen: SMALL_PHONE, fontScale: 2, ...CHINESE },
    0.3,
  ],
];

for (const [title, name, options, boardShare] of SCREENS) {
  test(`${title} shows what an opening asks, and all of its answers`, async (t) => {
    const phone = await Phone.start(t, options);
    await phone.press('new_game');
    await phone.press('opening_yamaguchi');
    await phone.press('start');
    await phone.tap('h8', 'h9', 'h10');
    const buttons = ['number_smaller', 'number_value', 'number_larger', 'number_say'];
    await check(phone, `opening_${name}_number`, boardShare, buttons);
    await phone.press('number_larger');
    await phone.press('number_say');
    await check(phone, `opening_${name}_swap`, boardShare, ['decide_swap', 'decide_stay']);
    await checkMessage(phone);
    await phone.press('decide_stay');
    await phone.tap('i9', 'g10');
    await check(phone, `opening_${name}_offer`, boardShare);

    await phone.press('new_game');
    await phone.press('opening_swap2');
    await phone.press('start');
    await phone.tap('h8', 'h9', 'h10');
    await check(phone, `opening_${name}_add_two`, boardShare, ['decide_swap', 'decide_stay', 'decide_add_two']);
  });
}

test('The board stays where it is while an opening asks and is answered', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  await phone.press('opening_swap_first');
  await phone.press('start');
  const before = await phone.frame('board');
  await phone.tap('h8');
  assert.deepEqual(await phone.frame('board'), before);
  await phone.press('decide_stay');
  assert.deepEqual(await phone.frame('board'), before);
});

testInEachLook('An opening is written clearly', async (phone, look) => {
  await phone.press('new_game');
  await phone.press('opening_yamaguchi');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.press('start');
  await phone.tap('h8', 'h9', 'h10');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.press('number_larger');
  await phone.press('number_say');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.press('decide_stay');
  await phone.tap('i9', 'g10', 'a1');
  await phone.screenshot(`opening_contrast_${look}`);
});

/** What is asked is in sight, and all of the answers, which lie apart. */
async function check(phone, screenshot, boardShare, buttons = []) {
  const parts = await checkScreen(phone, screenshot, boardShare, buttons.length > 0 ? ['opening_bar'] : []);
  assertInside(parts.status, await phone.frame('status_turn'));
  const answers = await Promise.all(buttons.map((id) => phone.frame(id)));
  for (const answer of answers) assertInside(parts.opening_bar, answer);
  assertApart(answers);
}

/** The message lies over neither what is asked nor the answers, and over no control where these are below the board. */
async function checkMessage(phone) {
  const ids = ['status', 'opening_bar', 'board', 'controls'];
  const [status, bar, board, controls] = await Promise.all(ids.map((id) => phone.frame(id)));
  const isBelow = controls.y >= board.y + board.height;
  const message = await phone.messageFrame();
  for (const part of isBelow ? [status, bar, controls] : [status, bar]) assertApart([message, part]);
}
