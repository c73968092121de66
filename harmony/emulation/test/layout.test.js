// Every kind of screen: all is there, large enough to be touched and read, and nothing hides the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertApart, assertInside, contains } from './support/frames.js';
import { FOLDABLE, PHONE, Phone, SMALL_PHONE, TABLET, turned } from './support/phone.js';
import { faintTexts, flaws } from './support/readability.js';
import { checkScreen, testInEachLook } from './support/screens.js';

const CHINESE = { language: 'zh-CN' };
const PANELS = ['new_game', 'rules', 'settings'];
const WHITE_LINE = ['c3', 'd3', 'e3', 'f3', 'g3'];

/** Title, name of the screenshots, the phone, and the least share of the screen's shorter side for the board. */
const SCREENS = [
  ['An upright phone', 'portrait', {}, 0.9],
  ['An upright phone in Chinese', 'chinese', CHINESE, 0.9],
  ['An upright phone in the dark', 'dark', { isDark: true }, 0.9],
  ['A phone on its side', 'landscape', { screen: turned(PHONE) }, 0.85],
  [
    'A phone on its side in the dark in Chinese',
    'landscape_dark_chinese',
    { screen: turned(PHONE), isDark: true, ...CHINESE },
    0.85,
  ],
  ['A tablet', 'tablet', { screen: TABLET }, 0.9],
  ['A tablet on its side', 'tablet_landscape', { screen: turned(TABLET) }, 0.85],
  [
    'A tablet on its side in Chinese',
    'tablet_landscape_chinese',
    { screen: turned(TABLET), ...CHINESE },
    0.85,
  ],
  ['An unfolded phone', 'foldable', { screen: FOLDABLE }, 0.55],
  ['An unfolded phone in Chinese', 'foldable_chinese', { screen: FOLDABLE, ...CHINESE }, 0.55],
  ['A small phone', 'small', { screen: SMALL_PHONE }, 0.7],
  ['A small phone in Chinese', 'small_chinese', { screen: SMALL_PHONE, ...CHINESE }, 0.7],
  ['A small phone on its side', 'small_landscape', { screen: turned(SMALL_PHONE) }, 0.7],
  ['Large letters', 'font_2', { fontScale: 2 }, 0.9],
  ['Large letters in Chinese', 'font_2_chinese', { fontScale: 2, ...CHINESE }, 0.9],
  ['Large letters on a phone on its side', 'font_2_landscape', { screen: turned(PHONE), fontScale: 2 }, 0.7],
  ['Large letters on a small phone', 'font_2_small', { screen: SMALL_PHONE, fontScale: 2 }, 0.38],
];

for (const [title, name, options, boardShare] of SCREENS) {
  test(`${title} shows all of a game, its panels and its end`, async (t) => {
    const phone = await Phone.start(t, options);
    await phone.tap('h8', 'i9', 'j10', 'h10');
    await checkScreen(phone, `layout_${name}`, boardShare);
    for (const panel of PANELS) {
      await phone.press(panel);
      await phone.screenshot(`layout_${name}_panel_${panel}`);
      await checkPanel(phone);
      await phone.back();
    }
    await phone.tap('h9', 'c3', 'i8', 'd3', 'g10', 'e3', 'k11', 'f3', 'f11', 'g3');
    await checkScreen(phone, `layout_${name}_end`, boardShare);
    await checkBanner(phone);
  });
}

testInEachLook('All is written clearly', async (phone, look) => {
  await phone.tap('h8');
  for (const panel of PANELS) {
    await phone.press(panel);
    assert.deepEqual(await phone.page.evaluate(faintTexts), []);
    await phone.back();
  }
  await phone.tap('h9', 'i8', 'i9', 'j8', 'j9', 'k8', 'k9', 'l8');
  assert.deepEqual(await phone.page.evaluate(faintTexts), []);
  await phone.screenshot(`contrast_${look}`);
});

test('Language, darkness and letters follow the system while the app runs', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  await phone.configure({ language: 'zh-CN' });
  assert.equal(await phone.text('status_turn'), '轮到白方');
  assert.match(await phone.spoken('h8'), /第 1 手/);
  await phone.screenshot('chinese_at_once');
  await phone.configure({ isDark: true });
  await phone.screenshot('dark_at_once');
  const small = (await phone.frame('status_turn')).height;
  await phone.configure({ language: 'en-US', isDark: false, fontScale: 1.5 });
  assert.equal(await phone.text('status_turn'), 'White to move');
  assert.ok((await phone.frame('status_turn')).height > small);
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('Content keeps clear of the bars and of the camera', async (t) => {
  const phone = await Phone.start(t);
  // What the emulated phone covers: a bar above, which a camera lies in, and one below. On its side only the camera.
  for (const [screen, left, top] of [
    [PHONE, 0, 36],
    [turned(PHONE), 36, 0],
  ]) {
    await phone.turn(screen);
    const clear = {
      id: 'what is clear',
      x: left,
      y: top,
      width: screen.width - left,
      height: screen.height - top - 28,
    };
    for (const id of ['board', 'score_black', 'score_white', 'undo', 'settings'])
      assertInside(clear, await phone.frame(id));
  }
  await phone.screenshot('camera_at_the_side');
});

async function checkPanel(phone) {
  assert.deepEqual(await phone.page.evaluate(flaws), []);
  const panel = await phone.frame('panel');
  assertInside({ x: 0, y: 0, ...phone.size }, panel);
  for (const id of ['start', 'cancel', 'ok', 'done']) {
    if (await phone.shows(id)) assertInside(panel, await phone.frame(id));
  }
}

async function checkBanner(phone) {
  const [banner, status, controls] = await Promise.all(
    ['banner', 'status', 'controls'].map((id) => phone.frame(id)),
  );
  assertApart([banner, status]);
  assertApart([banner, controls]);
  for (const point of WHITE_LINE) {
    const { x, y } = await phone.place(point);
    assert.ok(!contains(banner, { x, y, width: 0, height: 0 }), `the banner hides ${point}`);
  }
  const parts = await Promise.all(['banner_text', 'play_again', 'banner_close'].map((id) => phone.frame(id)));
  for (const part of parts) assertInside(banner, part);
  assertApart(parts);
}
