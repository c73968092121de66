// The engine on every kind of screen: the spinner, the hint and what chooses it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { QUICK, begin, holdAnswers, tapAndWait } from './support/engine.js';
import { assertApart, assertInside } from './support/frames.js';
import { FOLDABLE, PHONE, Phone, SMALL_PHONE, TABLET, turned } from './support/phone.js';
import { faintTexts, flaws } from './support/readability.js';
import { checkScreen, testInEachLook } from './support/screens.js';

const CHINESE = { language: 'zh-CN' };

/** Title, name of the screenshots, the phone, and the least share of the screen's shorter side for the board. */
const SCREENS = [
  ['An upright phone', 'portrait', {}, 0.9],
  ['A phone on its side in the dark in Chinese', 'landscape', { screen: turned(PHONE), isDark: true, ...CHINESE }, 0.85],
  ['A tablet', 'tablet', { screen: TABLET }, 0.9],
  ['An unfolded phone', 'foldable', { screen: FOLDABLE }, 0.48],
  ['A small phone', 'small', { screen: SMALL_PHONE }, 0.6],
  ['A small phone on its side', 'small_landscape', { screen: turned(SMALL_PHONE) }, 0.7],
  ['Large letters', 'font_2', { fontScale: 2 }, 0.9],
  ['Large letters in Chinese', 'font_2_chinese', { fontScale: 2, ...CHINESE }, 0.9],
  ['Large letters on a phone on its side', 'font_2_landscape', { screen: turned(PHONE), fontScale: 2 }, 0.7],
  ['Large letters on a small phone', 'font_2_small', { screen: SMALL_PHONE, fontScale: 2 }, 0.3],
];

for (const [title, name, options, boardShare] of SCREENS) {
  test(`${title} shows the engine at work`, async (t) => {
    const phone = await Phone.start(t, options);
    await phone.press('new_game');
    await phone.press('players_watch');
    await phone.screenshot(`engine_${name}_players`);
    assert.deepEqual(await phone.page.evaluate(flaws), []);
    await phone.back();

    await phone.tap('h8', 'a1', 'i8', 'a3', 'j8', 'a5', 'k8', 'a7');
    await phone.press('hint');
    await phone.page.waitForSelector('#hint_words');
    await check(phone, `engine_${name}_hint`, boardShare, ['hint_words']);

    await begin(phone, 'black', QUICK);
    await holdAnswers(phone);
    await tapAndWait(phone, 'h8');
    await phone.page.waitForSelector('#thinking');
    await check(phone, `engine_${name}_thinking`, boardShare, ['status_turn', 'thinking']);
  });
}

for (const [title, screen] of [
  ['a phone', PHONE],
  ['a small phone', SMALL_PHONE],
]) {
  test(`The board of ${title} stays where it is while the engine gives a hint and thinks`, async (t) => {
    const phone = await Phone.start(t, { screen });
    await begin(phone, 'black', QUICK);
    const before = await phone.frame('board');
    await phone.press('hint');
    await phone.page.waitForSelector('#hint_words');
    assert.deepEqual(await phone.frame('board'), before);
    await holdAnswers(phone);
    await tapAndWait(phone, 'h8');
    await phone.page.waitForSelector('#thinking');
    assert.deepEqual(await phone.frame('board'), before);
  });
}

testInEachLook('The engine is written clearly', async (phone, look) => {
  await phone.press('new_game');
  await phone.press('players_watch');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.press('start');
  await phone.press('pause_engine');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await begin(phone, 'black', QUICK);
  await holdAnswers(phone);
  await tapAndWait(phone, 'h8');
  await phone.page.waitForSelector('#thinking');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.screenshot(`engine_contrast_${look}`);
});

/** The parts of the status are in sight and lie apart. */
async function check(phone, screenshot, boardShare, parts) {
  const { status } = await checkScreen(phone, screenshot, boardShare);
  const frames = await Promise.all(parts.map((id) => phone.frame(id)));
  for (const frame of frames) assertInside(status, frame);
  assertApart(frames);
}
