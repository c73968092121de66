// What the board looks like, by its pixels.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BLACK_WINS, PHONE, Phone, TABLET, turned } from './support/phone.js';

const WHEAT = {
  board: [0xf5, 0xde, 0xb3],
  line: [0x5d, 0x40, 0x37],
  star: [0x3e, 0x27, 0x23],
  header: 'rgb(255, 143, 0)',
};
const SKY = { board: [0xc0, 0x93, 0x51], header: 'rgb(105, 189, 250)' };

const header = (phone) =>
  phone.page.$eval('#status', (status) => getComputedStyle(status.parentElement).backgroundColor);

async function chooseWheat(phone) {
  await phone.press('settings');
  await phone.press('theme_wheat');
  await phone.press('done');
}

test('Stones are black and white, lit from the upper left', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap('h8', 'i9', 'a1', 'b1');
  assert.ok((await phone.brightness('h8', 0.1, 0.1)) < 80);
  assert.ok((await phone.brightness('i9', 0.1, 0.1)) > 200);
  for (const stone of ['h8', 'i9']) {
    assert.ok((await phone.brightness(stone, -0.15, -0.15)) > (await phone.brightness(stone, 0.25, 0.25)));
  }
});

test('The wheat board has its colours', async (t) => {
  const phone = await Phone.start(t);
  await chooseWheat(phone);
  assert.deepEqual(await phone.color('h8', 0.5, 0.5), WHEAT.board);
  assertAlmost(await phone.color('h9', 0, 0.5), WHEAT.line);
  assert.deepEqual(await phone.color('d4'), WHEAT.star);
  assert.equal(await header(phone), WHEAT.header);
});

test('The sky board has its colours', async (t) => {
  const phone = await Phone.start(t);
  assert.deepEqual(await phone.color('h8', 0.5, 0.5), SKY.board);
  assert.equal(await header(phone), SKY.header);
});

test('Star points are nine on fifteen lines', async (t) => {
  const phone = await Phone.start(t);
  await chooseWheat(phone);
  const stars = ['d12', 'h12', 'l12', 'd8', 'h8', 'l8', 'd4', 'h4', 'l4'];
  const dots = [];
  for (const point of Object.keys(await phone.labels())) {
    if (String(await phone.color(point, 0.06, 0.06)) === String(WHEAT.star)) dots.push(point);
  }
  assert.deepEqual(dots, stars);
});

test('The last move and the winning stones are marked by shape', async (t) => {
  const phone = await Phone.start(t);
  await phone.tap(...BLACK_WINS.slice(0, -1));
  assert.ok(
    (await phone.brightness('k9', 0, 0)) < (await phone.brightness('j9', 0, 0)) - 60,
    'a dot on the last stone',
  );
  const before = await rings(phone);
  await phone.tap(BLACK_WINS.at(-1));
  const after = await rings(phone);
  for (const stone of ['h8', 'i8', 'j8', 'k8']) assert.notDeepEqual(after[stone], before[stone], stone);
  for (const stone of ['h9', 'i9', 'j9']) assert.deepEqual(after[stone], before[stone], stone);
});

test('The board is square whatever room it has', async (t) => {
  const phone = await Phone.start(t);
  for (const screen of [PHONE, turned(PHONE), TABLET, turned(TABLET)]) {
    await phone.turn(screen);
    const { width, height } = await phone.frame('board');
    assert.equal(width, height);
  }
});

/** Pixels in a line over each of the stones of a game. */
async function rings(phone) {
  const result = {};
  for (const stone of BLACK_WINS.slice(0, -1)) {
    result[stone] = [];
    for (let step = -4; step <= 4; step++) result[stone].push(await phone.color(stone, step / 10, 0));
  }
  return result;
}

/** Lines are seldom whole pixels wide: a little of the board shines through. */
function assertAlmost(actual, expected) {
  for (const [index, part] of expected.entries())
    assert.ok(Math.abs(actual[index] - part) <= 16, `${actual} is nearly ${expected}`);
}
