// The app for those who hear the screen, and for those who use a keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BLACK_WINS, Phone } from './support/phone.js';

test('A screen reader finds all 225 points by their names', async (t) => {
  const phone = await Phone.start(t);
  const labels = await phone.labels();
  const names = Array.from(
    { length: 225 },
    (_, point) => `${String.fromCharCode(97 + (point % 15))}${15 - Math.floor(point / 15)}`,
  );
  assert.deepEqual(Object.keys(labels), names);
  for (const name of names) assert.equal(labels[name], `${name}, empty`);
});

test('Each point of the screen reader lies where the point is drawn', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('a15', 'o1', 'h8');
  const board = await phone.frame('board');
  const middle = await phone.place('h8');
  assert.ok(Math.abs(middle.x - board.x - board.width / 2) < 1);
  assert.ok(Math.abs(middle.y - board.y - board.height / 2) < 1);
  const empty = await phone.brightness('b2');
  for (const black of ['a15', 'h8']) assert.ok((await phone.brightness(black)) < empty - 40);
  assert.ok((await phone.brightness('o1')) > empty + 40);
});

test('Points can be played by the screen reader, and are told as they are', async (t) => {
  const phone = await Phone.start(t);
  await phone.activate('h8');
  await phone.activate('i9');
  assert.equal(await phone.spoken('h8'), 'h8, black, move 1');
  assert.equal(await phone.spoken('i9'), 'i9, white, move 2, last move');
  assert.equal(await phone.hint('i9'), '');
  assert.equal(await phone.hint('a1'), 'play here');
  await phone.activate('h8');
  assert.equal(await phone.message(), 'h8 is taken');
});

test('The screen reader says what has happened', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8');
  await phone.press('undo');
  await phone.tap(...BLACK_WINS);
  const said = await phone.page.evaluate(() => announcements);
  assert.equal(said[0], 'Black h8. White to move');
  assert.equal(said[1], 'h8 taken back. Black to move');
  assert.equal(said.at(-1), 'Black l8. Black wins!');
  assert.equal(await phone.spoken('h8'), 'h8, black, move 1, winning stone');
});

test('The screen reader speaks Chinese to those who do', async (t) => {
  const phone = await Phone.start(t, { language: 'zh-CN' });
  await phone.activate('h8');
  assert.equal(await phone.spoken('h8'), 'h8，黑子，第 1 手，最后一手');
});

test('Everything that can be touched says what it is', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  for (const panel of [null, 'new_game', 'rules', 'settings']) {
    if (panel) await phone.press(panel);
    assert.deepEqual(await phone.page.evaluate(silentControls), []);
    if (panel) await phone.back();
  }
});

test('While a panel is open the game behind it is out of reach', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('settings');
  const isHidden = (id) =>
    phone.page.$eval(`#${id}`, (element) => element.closest('[aria-hidden="true"]') !== null);
  assert.equal(await isHidden('board'), true);
  assert.equal(await isHidden('done'), false);
  for (let step = 0; step < 20; step++) {
    await phone.page.keyboard.press('Tab');
    assert.notEqual(await phone.focused(), 'board');
    assert.notEqual(await phone.focused(), 'undo');
  }
});

test('A game is played on the keyboard', async (t) => {
  const phone = await Phone.start(t);
  await phone.tabTo('board');
  for (const key of ['ArrowRight', 'Enter', 'ArrowUp', 'ArrowRight', 'Enter'])
    await phone.page.keyboard.press(key);
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  await phone.screenshot('keyboard');
  await phone.tabTo('undo');
  await phone.page.keyboard.press('Enter');
  assert.deepEqual(await phone.moves(), ['h8']);
  await phone.tabTo('rules');
  await phone.page.keyboard.press('Space');
  assert.equal(await phone.shows('panel'), true);
  await phone.tabTo('ok');
  await phone.page.keyboard.press('Enter');
  assert.equal(await phone.shows('panel'), false);
});

test('Back leaves the app only where nothing is open', async (t) => {
  const phone = await Phone.start(t);
  const isInForeground = () => phone.page.evaluate(() => emulator.isInForeground);
  await phone.press('rules');
  await phone.back();
  assert.equal(await isInForeground(), true);
  await phone.back();
  assert.equal(await isInForeground(), false);
});

/** Runs in the page. */
function silentControls() {
  const root = document.getElementById('panel') ?? document.querySelector('.page');
  return [...root.querySelectorAll('[role=button], [role=radio], [role=switch]')]
    .filter((control) => control.checkVisibility() && !control.closest('.virtual') && control.id !== 'scrim')
    .filter((control) => !control.ariaLabel && control.textContent.trim() === '')
    .map((control) => control.id || control.className);
}
