// Draws that two persons agree on, and games that nobody can win any more.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FULL_BOARD, Phone } from './support/phone.js';

test('A draw is agreed on after it was asked for', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  await phone.press('new_game');
  await phone.press('agree_draw');
  assert.match(await phone.text('message'), /^Both players agree/);
  await phone.screenshot('panel_agree_draw');
  await phone.press('cancel');
  assert.equal(await phone.shows('banner'), false);
  await phone.press('new_game');
  await phone.press('agree_draw');
  await phone.press('confirm');
  assert.equal(await phone.text('banner_text'), 'Draw by agreement');
  assert.equal(await phone.text('status_turn'), 'Draw');
  assert.equal(await phone.text('score_draws'), 'Drawn 1');
  assert.equal(await phone.page.evaluate(() => announcements.at(-1)), 'Draw by agreement');
  await phone.screenshot('draw_agreed');
  await phone.tap('a1');
  assert.equal(await phone.message(), 'The game is over');
});

test('Nobody agrees on a draw before the first move, in an opening, or after the end', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  assert.equal(await phone.shows('agree_draw'), false);
  await phone.press('opening_swap_first');
  await phone.press('start');
  await phone.tap('h8');
  await phone.press('new_game');
  assert.equal(await phone.shows('agree_draw'), false);
  await phone.press('cancel');
  await phone.press('decide_stay');
  await phone.press('new_game');
  await phone.press('agree_draw');
  await phone.press('confirm');
  await phone.press('new_game');
  assert.equal(await phone.shows('agree_draw'), false);
});

test('A game in which no five is possible any more says so until it ends', async (t) => {
  const phone = await Phone.start(t);
  await phone.startGame({ size: 5 });
  await phone.tap(...FULL_BOARD.slice(0, 4));
  assert.equal(await phone.shows('no_five_possible'), false);
  await phone.tap(...FULL_BOARD.slice(4, -1));
  assert.equal(await phone.text('no_five_possible'), 'No five is possible any more');
  await phone.screenshot('no_five_possible');
  await phone.tap(FULL_BOARD.at(-1));
  assert.equal(await phone.text('banner_text'), 'Draw: the board is full');
  assert.equal(await phone.shows('no_five_possible'), false);
});
