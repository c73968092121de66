// What outlives a rotation, the background, and a process that is killed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { Bridge } from './support/bridge.js';
import { BLACK_WINS, FOLDABLE, PHONE, Phone, turned } from './support/phone.js';

test('A rotation keeps the game', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9', 'j10');
  await phone.press('undo');
  await phone.turn(turned(PHONE));
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  await phone.press('redo');
  await phone.tap('a1');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'j10', 'a1']);
  await phone.screenshot('rotated');
  await phone.turn(PHONE);
  await phone.tap('o15');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'j10', 'a1', 'o15']);
});

test('A rotation keeps a panel with what was chosen in it', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  await phone.press('size_smaller');
  await phone.press('rule_standard');
  await phone.turn(turned(PHONE));
  assert.equal(await phone.text('size_value'), '14 × 14');
  assert.equal(await phone.isChecked('rule_standard'), true);
  await phone.screenshot('panel_rotated');
  await phone.press('start');
  assert.equal(await phone.spoken('a14'), 'a14, empty');
});

test('A rotation keeps the banner as it is', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  await phone.turn(turned(PHONE));
  assert.equal(await phone.shows('banner'), true);
  await phone.screenshot('win_landscape');
  await phone.press('banner_close');
  await phone.turn(PHONE);
  assert.equal(await phone.shows('banner'), false);
});

test('Unfolding a phone keeps the game', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  await phone.turn(FOLDABLE);
  await phone.tap('o1');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'o1']);
  await phone.screenshot('unfolded');
});

test('The game comes back after the process was killed', async (t) => {
  const first = await Bridge.start();
  const phone = await Phone.start(t, { bridge: first });
  await phone.tap(...BLACK_WINS);
  await phone.press('play_again');
  await phone.tap('a1', 'b2', 'c3');
  await phone.press('undo');
  await first.kill();
  const second = await Bridge.start(first.devices);
  t.after(() => second.putAway());
  await phone.reopen(second);
  assert.deepEqual(await phone.moves(), ['a1', 'b2']);
  assert.equal(await phone.text('score_black'), 'Won 1');
  await phone.press('redo');
  assert.deepEqual(await phone.moves(), ['a1', 'b2', 'c3']);
  await phone.screenshot('after_kill');
});

test('In the background everything is brought to the disk', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  const calls = phone.calls();
  await phone.page.evaluate(() => emulator.background());
  assert.deepEqual(calls, ['suspend']);
  await phone.page.evaluate(() => emulator.foreground());
  await phone.tap('j10');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'j10']);
});

test('A torn save loses at most the last move and says so', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  await sleep(1000); // a save counts as the one to fall back to once it has been synced
  await phone.tap('i9');
  const save = path.join(phone.files, 'game.save');
  fs.truncateSync(save, Math.floor(fs.statSync(save).size / 2));
  await phone.reopen();
  assert.deepEqual(await phone.moves(), ['h8']);
  assert.match(await phone.message(), /^The last save was damaged/);
  await phone.screenshot('restored_previous');
});

test('A save that cannot be read is set aside and said', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  for (const name of fs.readdirSync(phone.files)) fs.writeFileSync(path.join(phone.files, name), 'nonsense');
  await phone.reopen();
  assert.deepEqual(await phone.moves(), []);
  assert.match(await phone.message(), /^The saved game could not be read/);
});
