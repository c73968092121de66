// The page that people without a device open.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { Bridge } from './support/bridge.js';
import { openPage } from './support/browser.js';
import { writeScreenshot } from './support/phone.js';

const bridge = await Bridge.start();
after(() => bridge.putAway());

async function openPreview(t, size = { width: 1280, height: 1000 }) {
  const { page, errors, close } = await openPage();
  t.after(async () => {
    assert.deepEqual(errors, []);
    await close();
  });
  await page.setViewport(size);
  await page.goto(bridge.address);
  const frame = await (await page.waitForSelector('#phone')).contentFrame();
  await frame.waitForSelector('#board canvas');
  return { page, frame };
}

test('The preview says in both languages that it is an emulation', async (t) => {
  const { page } = await openPreview(t);
  const label = await page.$eval('#label', (element) => element.textContent);
  assert.match(label, /emulation in a browser, not a HarmonyOS device/);
  assert.match(label, /这是浏览器中的模拟，并非鸿蒙设备/);
});

test('The preview is played with the mouse', async (t) => {
  const { page, frame } = await openPreview(t);
  const stones = () => frame.$eval('#status_black', (element) => Number(element.textContent));
  const before = await stones();
  await clickIn(page, frame, 'new_game');
  await clickIn(page, frame, 'start');
  await clickIn(page, frame, 'point_h8');
  assert.equal(await stones(), 1);
  assert.ok(Number.isInteger(before));
  await writeScreenshot(page, 'preview');
});

test('The buttons beside the preview change the device', async (t) => {
  const { page, frame } = await openPreview(t);
  const turn = () => frame.$eval('#status_turn', (element) => element.textContent);
  const english = await turn();
  await page.click('#language');
  await page.waitForFunction(
    (old) =>
      document.getElementById('phone').contentDocument.getElementById('status_turn').textContent !== old,
    {},
    english,
  );
  await page.click('#dark');
  assert.equal(await frame.evaluate(() => document.documentElement.style.background), 'rgb(0, 0, 0)');
  await page.click('#rotate');
  await frame.waitForFunction(() => innerWidth > innerHeight);
  await page.click('#tablet');
  await frame.waitForFunction(() => innerWidth === 1280);
  await writeScreenshot(page, 'preview_tablet');
});

test('Back leaves the app in the preview, and a touch returns to it', async (t) => {
  const { page, frame } = await openPreview(t);
  await page.click('#back');
  assert.equal(await frame.evaluate(() => emulator.isInForeground), false);
  const glass = await (await page.$('#glass')).boundingBox();
  await page.mouse.click(glass.x + 50, glass.y + 50);
  assert.equal(await frame.evaluate(() => emulator.isInForeground), true);
});

test('The preview fits small windows', async (t) => {
  const { page } = await openPreview(t, { width: 500, height: 600 });
  const glass = await (await page.$('#glass')).boundingBox();
  assert.ok(glass.height < 600 && glass.width < 500);
});

/** Clicks on something in the frame, which may be shown smaller than it is. */
async function clickIn(page, frame, id) {
  const place = await frame.$eval(`#${id}`, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight };
  });
  const glass = await (await page.$('#glass')).boundingBox();
  await page.mouse.click(glass.x + place.x * glass.width, glass.y + place.y * glass.height);
}
