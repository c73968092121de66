// A game between two people, by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BLACK_WINS, Phone } from './support/phone.js';

test('Stones alternate and the status follows', async (t) => {
  const phone = await Phone.start(t);
  await phone.screenshot('start');
  await phone.tap('h8', 'i9', 'h7');
  assert.deepEqual(await phone.moves(), ['h8', 'i9', 'h7']);
  assert.equal(await phone.text('status_black'), '2');
  assert.equal(await phone.text('status_white'), '1');
  assert.equal(await phone.text('status_move'), 'Move 3');
  assert.equal(await phone.text('status_turn'), 'White to move');
  await phone.screenshot('play');
});
