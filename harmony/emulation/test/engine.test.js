// Against the engine, and the engine against itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { QUICK, SLOW, begin, holdAnswers, tapAndWait, untilAsked, untilMoves } from './support/engine.js';
import { Phone } from './support/phone.js';

test('The engine answers who plays Black', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', QUICK);
  await phone.tap('h8');
  await untilMoves(phone, 2);
  assert.equal(await phone.text('status_turn'), 'Black to move');
  assert.equal(await phone.text('status_white'), '1');
  await phone.tap('a1');
  await untilMoves(phone, 4);
  assert.equal((await phone.moves())[2], 'a1');
  await phone.screenshot('engine_answered');
});

test('The engine begins where you are White', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'white', QUICK);
  await untilMoves(phone, 1);
  assert.equal(await phone.text('status_turn'), 'White to move');
  const said = await phone.page.evaluate(() => announcements.at(-1));
  assert.match(said, /^Black [a-o]\d+\. White to move$/);
});

test('The engine plays itself, waits when told to, and goes on', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'watch', QUICK);
  await untilMoves(phone, 1);
  const first = Date.now();
  await untilMoves(phone, 2);
  assert.ok(Date.now() - first >= 500, 'each move is seen for a moment');
  await phone.screenshot('engine_watched');
  await phone.press('pause_engine');
  assert.equal(await phone.text('status_turn'), 'The engine is paused');
  assert.equal(await phone.page.evaluate(() => announcements.at(-1)), 'The engine is paused');
  const moves = await phone.moves();
  await sleep(1500);
  assert.deepEqual(await phone.moves(), moves);
  await phone.screenshot('engine_paused');
  await phone.press('resume_engine');
  assert.match(await phone.page.evaluate(() => announcements.at(-1)), /^(Black|White) to move$/);
  await untilMoves(phone, moves.length + 1);
});

test('Players and levels are chosen by touch, and kept for the next game', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  assert.equal(await phone.isChecked('players_two'), true);
  assert.equal(await phone.shows('level_choice'), false);
  await phone.press('players_black');
  assert.equal(await phone.text('level_value'), 'Level 5');
  assert.equal(await phone.shows('white_level_row'), false);
  for (const [preset, words] of [
    ['level_easy', 'Level 2'],
    ['level_hard', 'Level 8'],
    ['level_medium', 'Level 5'],
  ]) {
    await phone.press(preset);
    assert.equal(await phone.text('level_value'), words);
  }
  for (let step = 0; step < 5; step++) await phone.press('level_larger');
  assert.equal(await phone.text('level_value'), 'Level 10');
  assert.equal(await phone.isEnabled('level_larger'), false);
  await phone.press('players_watch');
  for (let step = 0; step < 4; step++) await phone.press('white_level_smaller');
  assert.equal(await phone.text('level_value'), 'Black: level 10');
  assert.equal(await phone.text('white_level_value'), 'White: level 1');
  assert.equal(await phone.isEnabled('white_level_smaller'), false);
  await phone.press('players_white');
  await phone.press('level_easy');
  await phone.screenshot('panel_new_game_players');
  await phone.press('start');
  await untilMoves(phone, 1);
  await phone.press('new_game');
  assert.equal(await phone.isChecked('players_white'), true);
  assert.equal(await phone.text('level_value'), 'Level 2');
});

test('A spinner and the time show that the engine thinks, but not at once', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', QUICK);
  await holdAnswers(phone);
  await tapAndWait(phone, 'h8');
  const asked = Date.now();
  assert.equal(await phone.shows('thinking'), false);
  await phone.page.waitForSelector('#thinking');
  assert.ok(Date.now() - asked >= 250, 'a quick move needs no spinner');
  await phone.page.waitForFunction(
    () => Number.parseFloat(document.getElementById('thinking_time').textContent) >= 1,
  );
  assert.match(await phone.text('thinking_time'), /^\d\.\d s$/);
  await phone.screenshot('engine_thinking');
  const spoken = await phone.page.$eval('#thinking', (thinking) => thinking.ariaLabel);
  assert.match(spoken, /^The engine is thinking, \d+\.\d seconds$/);
  assert.equal(await phone.isEnabled('hint'), false);
});

test('A tap while the engine is to move is refused politely', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  await phone.tap('h8', 'a1');
  assert.equal(await phone.message(), 'The engine is to move');
  assert.equal(await phone.hint('a1'), '');
  await untilMoves(phone, 2);
  assert.equal((await phone.moves()).includes('a1'), false);
});

test('Undo while the engine thinks takes back the move before it', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  await tapAndWait(phone, 'h8');
  assert.deepEqual(await phone.moves(), ['h8']);
  await phone.press('undo');
  assert.deepEqual(await phone.moves(), []);
  await sleep(1500);
  assert.deepEqual(await phone.moves(), []);
  assert.equal(await phone.text('status_turn'), 'Black to move');
  assert.equal(await phone.shows('thinking'), false);
});

test('Undo after the answer takes back both moves', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', QUICK);
  await phone.tap('h8');
  await untilMoves(phone, 2);
  const answer = (await phone.moves())[1];
  await phone.press('undo');
  assert.deepEqual(await phone.moves(), []);
  assert.equal(await phone.text('status_turn'), 'Black to move');
  const said = await phone.page.evaluate(() => announcements.at(-1));
  assert.equal(said, `h8, ${answer} taken back. Black to move`);
});

test('Fifty new games in the middle of thinking leave fifty empty boards', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  for (let game = 0; game < 50; game++) {
    await tapAndWait(phone, 'h8');
    await sleep(100);
    assert.deepEqual(await phone.moves(), ['h8'], `game ${game}`);
    await phone.press('new_game');
    await phone.press('start');
    assert.deepEqual(await phone.moves(), [], `game ${game}`);
  }
  await sleep(1500);
  assert.deepEqual(await phone.moves(), []);
});

test('In the background the engine stops, and in the foreground it goes on', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  await tapAndWait(phone, 'h8');
  const calls = phone.calls();
  await phone.page.evaluate(() => emulator.background());
  await sleep(1500);
  assert.deepEqual(calls, ['suspend', 'snapshot']);
  assert.deepEqual(await phone.moves(), ['h8']);
  await phone.page.evaluate(() => emulator.foreground());
  await untilMoves(phone, 2);
});

test('Before it is asked the engine can be left alone, too', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', QUICK);
  await phone.tap('h8');
  await phone.page.evaluate(() => emulator.background());
  await sleep(1000);
  assert.deepEqual(await phone.moves(), ['h8']);
});

test('A game that was left while the engine was to move goes on when it is opened again', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  await tapAndWait(phone, 'h8');
  await phone.reopen();
  await untilMoves(phone, 2);
});

test('A rotation keeps what the engine thinks', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  const calls = phone.calls();
  await tapAndWait(phone, 'h8');
  await phone.turn({ width: 891, height: 411, scale: 2 });
  await untilMoves(phone, 2);
  assert.deepEqual(calls, ['tap', 'think', 'snapshot']);
});

test('Settings do not disturb the engine', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  const calls = phone.calls();
  await tapAndWait(phone, 'h8');
  await phone.press('settings');
  await phone.press('show_move_numbers');
  await phone.press('done');
  await untilMoves(phone, 2);
  assert.equal(calls.filter((name) => name === 'think').length, 1);
});

test('Where the engine fails it waits, and can be told to go on', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', QUICK);
  await phone.refuseNext('think', { code: 'GenericFailure', message: 'on purpose' });
  await phone.tap('h8');
  await phone.page.waitForSelector('#resume_engine');
  assert.match(await phone.message(), /^Something went wrong/);
  await phone.press('resume_engine');
  await untilMoves(phone, 2);
});

test('Who plays against the engine resigns for the own side', async (t) => {
  const phone = await Phone.start(t);
  await begin(phone, 'black', SLOW);
  await holdAnswers(phone);
  await tapAndWait(phone, 'h8');
  await phone.press('new_game');
  await phone.press('resign');
  assert.equal(await phone.text('message'), 'Black gives up and White wins.');
  await phone.press('confirm');
  assert.equal(await phone.text('banner_text'), 'Black resigns. White wins!');
});

test('The engine decides in an opening, too', async (t) => {
  const phone = await Phone.start(t);
  await phone.press('new_game');
  await phone.press('players_black');
  await phone.press('level_easy');
  await phone.press('opening_swap_first');
  const asked = untilAsked(phone, 'think');
  await phone.press('start');
  await phone.tap('a1');
  await asked;
  assert.equal(await phone.shows('opening_bar'), false);
  await phone.page.waitForFunction(() => /to move$/.test(document.getElementById('status_turn').textContent));
});
