// New game, rules, settings, and what they ask.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BLACK_WINS, Phone } from './support/phone.js';

test('A new game warns while one is under way', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  await phone.press('new_game');
  assert.match(await phone.text('game_under_way'), /^A game is under way/);
  await phone.screenshot('panel_new_game_under_way');
  await phone.press('cancel');
  assert.equal(await phone.shows('panel'), false);
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  await phone.press('new_game');
  await phone.press('start');
  assert.deepEqual(await phone.moves(), []);
});

test('A new game takes size, rule and who begins', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  assert.equal(await phone.shows('game_under_way'), false);
  for (let step = 0; step < 4; step++) await phone.press('size_larger');
  assert.equal(await phone.text('size_value'), '19 × 19');
  await phone.press('rule_standard');
  await phone.press('begins_white');
  await phone.screenshot('panel_new_game');
  await phone.press('start');
  assert.equal(await phone.text('status_turn'), 'White to move');
  await phone.tap('s19');
  assert.equal(await phone.text('status_white'), '1');
  await phone.press('rules');
  assert.match(await phone.text('rules_current'), /standard/);
});

test('The size stays between 5 and 22', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  for (let step = 0; step < 10; step++) await phone.press('size_larger');
  assert.equal(await phone.text('size_value'), '22 × 22');
  assert.equal(await phone.isEnabled('size_larger'), false);
  for (let step = 0; step < 20; step++) await phone.press('size_smaller');
  assert.equal(await phone.text('size_value'), '5 × 5');
});

test('Back closes a panel and keeps the game', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  await phone.press('new_game');
  await phone.back();
  assert.equal(await phone.shows('panel'), false);
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('A touch beside a panel puts it away', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('rules');
  await phone.page.mouse.click(205, 4);
  assert.equal(await phone.shows('panel'), false);
});

test('Resigning asks first', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  await phone.press('new_game');
  await phone.press('resign');
  await phone.screenshot('panel_resign');
  await phone.press('cancel');
  assert.equal(await phone.shows('banner'), false);
  await phone.press('new_game');
  await phone.press('resign');
  await phone.press('confirm');
  assert.equal(await phone.text('banner_text'), 'Black resigns. White wins!');
  await phone.screenshot('resigned');
});

test('Nobody resigns before the first move', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  assert.equal(await phone.shows('resign'), false);
  await phone.press('cancel');
  await phone.tap('h8');
  await phone.press('new_game');
  assert.equal(await phone.shows('resign'), true);
});

test('The rules tell the present rule', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('rules');
  assert.match(await phone.text('rules_current'), /freestyle/);
  await phone.screenshot('panel_rules');
  await phone.press('ok');
  assert.equal(await phone.shows('panel'), false);
});

test('Settings take effect at once', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  const before = await phone.place('h8');
  await phone.press('settings');
  for (const id of ['show_move_numbers', 'show_coordinates', 'undo_after_end']) {
    const wasOn = await phone.isChecked(id);
    await phone.press(id);
    assert.equal(await phone.isChecked(id), !wasOn);
  }
  assert.equal(await phone.isChecked('confirm_moves'), false);
  await phone.screenshot('panel_settings');
  await phone.press('done');
  assert.notDeepEqual(await phone.place('a1'), before);
  await phone.tap('i9', 'h7');
  await phone.screenshot('move_numbers');
});

test('A switch can be touched itself', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  await phone.page.click('#confirm_moves .Toggle');
  assert.equal(await phone.isChecked('confirm_moves'), true);
  await phone.page.click('#theme_wheat .Radio');
  assert.equal(await phone.isChecked('theme_wheat'), true);
  assert.equal(await phone.isChecked('theme_sky'), false);
});

test('Both board themes can be chosen and are kept', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  await phone.screenshot('theme_sky');
  await phone.press('settings');
  await phone.press('theme_wheat');
  await phone.screenshot('panel_settings_wheat');
  await phone.press('done');
  await phone.screenshot('theme_wheat');
  await phone.reopen();
  await phone.press('settings');
  assert.equal(await phone.isChecked('theme_wheat'), true);
});

test('With confirmation the second tap plays', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  await phone.press('confirm_moves');
  await phone.press('done');
  await phone.tap('h8');
  assert.deepEqual(await phone.moves(), []);
  assert.equal(await phone.spoken('h8'), 'h8, marked, activate again to play');
  await phone.screenshot('pending');
  await phone.tap('c3', 'c3');
  assert.deepEqual(await phone.moves(), ['c3']);
});

test('Undo after the end takes the win back when it is switched on', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  await phone.press('undo_after_end');
  await phone.press('done');
  await phone.tap(...BLACK_WINS);
  await phone.press('undo');
  assert.equal(await phone.text('status_turn'), 'Black to move');
  assert.equal(await phone.text('score_black'), 'Won 0');
  assert.equal(await phone.shows('banner'), false);
});

test('Scores can be cleared', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  await phone.press('settings');
  await phone.press('clear_scores');
  await phone.screenshot('panel_clear_scores');
  await phone.press('confirm');
  assert.equal(await phone.text('score_black'), 'Won 0');
  await phone.press('settings');
  assert.equal(await phone.isEnabled('clear_scores'), false);
});
