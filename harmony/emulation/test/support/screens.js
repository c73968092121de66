// What has to hold on every kind of screen, and in every look.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertApart, assertInside } from './frames.js';
import { Phone } from './phone.js';
import { flaws } from './readability.js';

/**
 * Takes a picture. Nothing is cut or too small; the board, status and controls, and whatever else there is, are in sight
 * and lie apart; the board takes its share of the screen's shorter side. Resolves to the frames of the parts by their
 * ids.
 */
export async function checkScreen(phone, screenshot, boardShare, more = []) {
  await phone.screenshot(screenshot);
  assert.deepEqual(await phone.page.evaluate(flaws), []);
  const screen = { x: 0, y: 0, ...phone.size };
  const ids = ['board', 'status', 'controls', ...more];
  const parts = await Promise.all(ids.map((id) => phone.frame(id)));
  for (const part of parts) assertInside(screen, part);
  assertApart(parts);
  const share = parts[0].width / Math.min(screen.width, screen.height);
  assert.ok(share >= boardShare, `the board takes ${share} of the shorter side`);
  return Object.fromEntries(ids.map((id, index) => [id, parts[index]]));
}

/** Plays on a phone in each theme, light and dark; `look` names the pictures. */
export function testInEachLook(title, play) {
  for (const theme of ['wheat', 'sky']) {
    for (const isDark of [false, true]) {
      test(`${title} in the theme ${theme}${isDark ? ' in the dark' : ''}`, async (t) => {
        const phone = await Phone.start(t, { isDark });
        await phone.press('settings');
        await phone.press(`theme_${theme}`);
        await phone.press('done');
        await play(phone, `${theme}${isDark ? '_dark' : ''}`);
      });
    }
  }
}
