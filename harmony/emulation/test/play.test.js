// A game between two people, by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BLACK_WINS, FULL_BOARD, Phone } from './support/phone.js';

test('Stones alternate and the status follows', async (t) => {
  const phone = await Phone.start(t);
  assert.equal(await phone.text('status_turn'), 'Black to move');
  await phone.screenshot('start');
  await phone.tap('h8', 'i9', 'h7');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'h7']);
  assert.equal(await phone.text('status_black'), '2');
  assert.equal(await phone.text('status_white'), '1');
  assert.equal(await phone.text('status_move'), 'Move 3');
  assert.equal(await phone.text('status_turn'), 'White to move');
  await phone.screenshot('play');
});

test('Stones are drawn on the points that were tapped', async (t) => {
  const phone = await Phone.start(t);
  const empty = await phone.brightness('h8');
  await phone.tap('h8', 'i9');
  assert.ok((await phone.brightness('h8')) < empty - 40);
  assert.ok((await phone.brightness('i9')) > empty + 40);
  await phone.press('undo');
  assert.equal(await phone.brightness('i9'), await phone.brightness('g9'));
});

test('An occupied point changes nothing and says so', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'h8');
  assert.deepEqual(await phone.moves(), ['h8']);
  assert.equal(await phone.text('status_turn'), 'White to move');
  assert.equal(await phone.message(), 'h8 is taken');
  await phone.screenshot('occupied');
  await phone.tap('h9');
  assert.deepEqual(await phone.moves(), ['h8', 'h9']);
});

test('A tap between the lines goes to the nearest point', async (t) => {
  const phone = await Phone.start(t);
  await phone.tapBeside('h8', 0.45, -0.45);
  await phone.tapBeside('a15', -0.45, -0.45);
  assert.deepEqual(await phone.moves(), ['h8', 'a15']);
});

test('A tap on the margin or beside the board places nothing', async (t) => {
  const phone = await Phone.start(t);
  await phone.tapBeside('a15', -0.6, 0);
  await phone.tapBeside('a15', 0, -0.6);
  await phone.tapBeside('o1', 0.6, 0);
  await phone.tapBeside('o1', 0, 0.6);
  await phone.tapBeside('h1', 0, 3);
  assert.deepEqual(await phone.moves(), []);
});

test('The stone is placed when the finger goes up', async (t) => {
  const phone = await Phone.start(t);
  const { x, y } = await phone.place('h8');
  await phone.page.mouse.move(x, y);
  await phone.page.mouse.down();
  assert.deepEqual(await phone.moves(), []);
  await phone.screenshot('pressed');
  await phone.page.mouse.up();
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('A finger that trembles still taps', async (t) => {
  const phone = await Phone.start(t);
  const { x, y } = await phone.place('h8');
  await phone.page.mouse.move(x, y);
  await phone.page.mouse.down();
  await phone.page.mouse.move(x + 3, y + 3);
  await phone.page.mouse.up();
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('A finger taps, and two fingers place nothing', async (t) => {
  const phone = await Phone.start(t);
  await phone.touch('h8', 'k8');
  assert.deepEqual(await phone.moves(), []);
  await phone.touch('h8');
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('A gesture that the system takes over places nothing', async (t) => {
  const phone = await Phone.start(t);
  const { x, y } = await phone.place('h8');
  await phone.page.mouse.move(x, y);
  await phone.page.mouse.down();
  await phone.page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })));
  await phone.page.mouse.up();
  assert.deepEqual(await phone.moves(), []);
});

test('A drag places nothing', async (t) => {
  const phone = await Phone.start(t);
  await phone.drag('h8', 'k8');
  await phone.drag('h8', 'k8', 'h8');
  assert.deepEqual(await phone.moves(), []);
});

test('Two fingers enlarge the board, and one button shows all of it again', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9');
  const small = (await phone.place('i8')).x - (await phone.place('h8')).x;
  await phone.pinch(['h8', 'j8'], ['f8', 'l8']);
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  const large = (await phone.place('i8')).x - (await phone.place('h8')).x;
  assert.ok(large > 1.5 * small, `${large} is much more than ${small}`);
  await phone.tap('i8');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'i8']);
  await phone.screenshot('zoomed');
  await phone.press('zoom_reset');
  assert.ok(Math.abs((await phone.place('i8')).x - (await phone.place('h8')).x - small) < 1);
  await phone.tap('a1');
  assert.equal((await phone.moves()).at(-1), 'a1');
});

test('An enlarged board is moved by one finger', async (t) => {
  const phone = await Phone.start(t);
  await phone.pinch(['h8', 'j8'], ['f8', 'l8']);
  const before = await phone.place('h8');
  await phone.drag('h8', 'i7');
  const after = await phone.place('h8');
  assert.ok(after.x > before.x + 10 && after.y > before.y + 10);
  assert.deepEqual(await phone.moves(), []);
});

test('Undo and redo move along the game', async (t) => {
  const phone = await Phone.start(t);
  assert.equal(await phone.isEnabled('undo'), false);
  await phone.tap('h8', 'i9');
  await phone.press('undo');
  assert.deepEqual(await phone.moves(), ['h8']);
  assert.equal(await phone.text('status_turn'), 'White to move');
  await phone.screenshot('undo');
  await phone.press('redo');
  assert.deepEqual(await phone.moves(), ['h8', 'i9']);
  await phone.screenshot('redo');
  await phone.press('undo');
  await phone.tap('c3');
  assert.deepEqual(await phone.moves(), ['h8', 'c3']);
  assert.equal(await phone.isEnabled('redo'), false);
  for (let step = 0; step < 3; step++) await phone.press('undo');
  assert.deepEqual(await phone.moves(), []);
});

test('Five in a row win', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  assert.equal(await phone.text('banner_text'), 'Black wins!');
  assert.equal(await phone.text('score_black'), 'Won 1');
  assert.equal(await phone.text('score_white'), 'Won 0');
  assert.equal(await phone.isEnabled('undo'), false);
  await phone.screenshot('win');
});

test('A tap after the end says that the game is over', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS, 'a1');
  assert.deepEqual(await phone.moves(), BLACK_WINS);
  assert.equal(await phone.message(), 'The game is over');
});

test('The banner can be put away to look at the board', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  await phone.press('banner_close');
  assert.equal(await phone.shows('banner'), false);
  assert.equal(await phone.text('status_turn'), 'Black has won');
  await phone.screenshot('win_banner_hidden');
});

test('Play again begins a new game and keeps the score', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS);
  await phone.press('play_again');
  assert.deepEqual(await phone.moves(), []);
  assert.equal(await phone.shows('banner'), false);
  assert.equal(await phone.text('score_black'), 'Won 1');
  await phone.tap('a1', 'h8', 'b1', 'h9', 'c1', 'h10', 'e1', 'h11', 'f1', 'h12');
  assert.equal(await phone.text('banner_text'), 'White wins!');
  assert.equal(await phone.text('score_white'), 'Won 1');
  await phone.screenshot('win_white');
});

test('A full board is a draw', async (t) => {
  const phone = await Phone.start(t);
  await phone.startGame({ size: 5 });
  await phone.tap(...FULL_BOARD);
  assert.equal(await phone.text('banner_text'), 'Draw: the board is full');
  assert.equal(await phone.text('score_draws'), 'Drawn 1');
  await phone.screenshot('draw');
});

test('Boards of every kind can be played to their corners', async (t) => {
  const phone = await Phone.start(t);
  for (const size of [5, 8, 9, 10, 13, 19, 20, 22]) {
    await phone.startGame({ size });
    const last = String.fromCharCode('a'.charCodeAt(0) + size - 1);
    const corners = ['a1', `a${size}`, `${last}${size}`, `${last}1`];
    await phone.tap(...corners);
    assert.deepEqual(await phone.moves(), corners);
    if ([5, 10, 19, 22].includes(size)) await phone.screenshot(`size_${size}`);
  }
});
