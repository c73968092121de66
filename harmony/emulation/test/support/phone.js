// An emulated phone that runs the app, for tests to touch, read and look at.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';

import { Bridge } from './bridge.js';
import { openPage } from './browser.js';

const SCREENSHOTS = process.env.GOMOKU_SCREENSHOTS;

/** A phone, upright. */
export const PHONE = { width: 411, height: 891, scale: 2 };
export const SMALL_PHONE = { width: 320, height: 480, scale: 1.5 };
export const TABLET = { width: 800, height: 1280, scale: 1 };
export const FOLDABLE = { width: 673, height: 717, scale: 1.5 };

/** Black wins by a row of five on row 8. */
export const BLACK_WINS = ['h8', 'h9', 'i8', 'i9', 'j8', 'j9', 'k8', 'k9', 'l8'];

/** Every point of a board of five lines, without a row of five. */
export const FULL_BOARD = (() => {
  const points = Array.from({ length: 25 }, (_, point) => point);
  const isBlack = (point) => ((point % 5) + 2 * Math.floor(point / 5)) % 4 < 2;
  const black = points.filter(isBlack);
  const white = points.filter((point) => !isBlack(point));
  const name = (point) => `${'abcde'[point % 5]}${5 - Math.floor(point / 5)}`;
  return black
    .flatMap((point, index) => [point, white[index]])
    .filter((point) => point !== undefined)
    .map(name);
})();

const shared = await Bridge.start();
let count = 0;
after(() => shared.putAway());

/** The same screen on its side. */
export function turned({ width, height, scale }) {
  return { width: height, height: width, scale };
}

export class Phone {
  #bridge;
  #device;
  #wishes;
  #screen;
  #opened;

  constructor(bridge, device, screen, wishes) {
    this.#bridge = bridge;
    this.#device = device;
    this.#screen = screen;
    this.#wishes = wishes;
  }

  /** A new phone with the app on its screen. It is put away at the end of the test `t`. */
  static async start(t, { screen = PHONE, bridge = shared, ...wishes } = {}) {
    const phone = new Phone(bridge, `phone-${process.pid}-${count++}`, screen, wishes);
    t.after(() => phone.#close());
    await phone.#open();
    return phone;
  }

  /** The page of the browser. */
  get page() {
    return this.#opened.page;
  }

  /** Width and height of the screen. */
  get size() {
    return { width: this.#screen.width, height: this.#screen.height };
  }

  /** Where the app keeps its files on this machine. */
  get files() {
    return path.join(this.#bridge.devices, this.#device, 'el2/base/haps/entry/files');
  }

  /** Opens the app anew, over what is on the disk; `bridge` is the process that it runs in. */
  async reopen(bridge = this.#bridge) {
    await this.#close();
    this.#bridge = bridge;
    await this.#open();
  }

  /** Taps on points of the board by their names. */
  async tap(...points) {
    for (const point of points) {
      const { x, y } = await this.place(point);
      await this.page.mouse.click(x, y);
      this.#check();
    }
  }

  /** Taps at a distance from a point, in steps of the board. */
  async tapBeside(point, right, down) {
    const { x, y, width } = await this.frame(`point_${point}`);
    await this.page.mouse.click(x + width * (0.5 + right), y + width * (0.5 + down));
  }

  /** Drags a finger over these points. */
  async drag(from, ...points) {
    const start = await this.place(from);
    const path = [];
    for (const point of points) path.push(await this.place(point));
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    for (const { x, y } of path) await this.page.mouse.move(x, y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Puts fingers down on these points, one after the other, and up again. */
  async touch(...points) {
    const fingers = [];
    for (const point of points) {
      const { x, y } = await this.place(point);
      fingers.push(await this.page.touchscreen.touchStart(x, y));
    }
    for (const finger of fingers) await finger.end();
    this.#check();
  }

  /** Moves two fingers from these points to those, where they lie now. */
  async pinch(from, to) {
    const start = await Promise.all(from.map((point) => this.place(point)));
    const end = await Promise.all(to.map((point) => this.place(point)));
    const fingers = [];
    for (const { x, y } of start) fingers.push(await this.page.touchscreen.touchStart(x, y));
    for (const [index, finger] of fingers.entries()) await finger.move(end[index].x, end[index].y);
    for (const finger of fingers) await finger.end();
    await this.settle();
  }

  /** Where a point of the board lies on the screen. */
  async place(point) {
    return middle(await this.frame(`point_${point}`));
  }

  /** Taps in the middle of what has this id, and scrolls to it before if it is out of sight. */
  async press(id) {
    await this.page.$eval(`#${id}`, (element) => element.scrollIntoView({ block: 'nearest' }));
    const { x, y } = middle(await this.frame(id));
    await this.page.mouse.click(x, y);
    this.#check();
  }

  /** Begins a game on a board of this size, by the panel. */
  async startGame({ size }) {
    await this.press('new_game');
    for (;;) {
      const shown = Number.parseInt(await this.text('size_value'), 10);
      if (shown === size) break;
      await this.press(shown < size ? 'size_larger' : 'size_smaller');
    }
    await this.press('start');
  }

  /** What is read on something. */
  text(id) {
    return this.page.$eval(`#${id}`, (element) => element.textContent);
  }

  /** Whether something is on the screen. */
  async shows(id) {
    const element = await this.page.$(`#${id}`);
    return element !== null && (await element.isVisible());
  }

  isEnabled(id) {
    return this.page.$eval(`#${id}`, (element) => element.closest('[aria-disabled="true"]') === null);
  }

  /** Whether a row with a switch or a choice is on. */
  isChecked(id) {
    return this.page.$eval(`#${id} [aria-checked]`, (control) => control.ariaChecked === 'true');
  }

  /** Red, green and blue of what is drawn at a distance from a point, in steps of the board. */
  color(point, right = 0, down = 0) {
    return this.page.evaluate(
      (id, dx, dy) => {
        const { x, y, width } = document.getElementById(id).getBoundingClientRect();
        const canvas = document.querySelector('#board canvas');
        const board = canvas.getBoundingClientRect();
        const pixel = (place, start, distance) =>
          (place - start + width * (0.5 + distance)) * devicePixelRatio;
        const { data } = canvas
          .getContext('2d')
          .getImageData(pixel(x, board.x, dx), pixel(y, board.y, dy), 1, 1);
        return [...data.slice(0, 3)];
      },
      `point_${point}`,
      right,
      down,
    );
  }

  /** From 0 to 255, of a point as it is drawn, a little beside its middle. */
  async brightness(point, right = 0.15, down = 0.15) {
    const parts = await this.color(point, right, down);
    return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  }

  /** The names of all functions of the library that are called from now on. */
  calls() {
    const names = [];
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/native/')) names.push(pathname.slice('/native/'.length));
    });
    return names;
  }

  /** The next call of this function of the library is refused with this error, without reaching the library. */
  async refuseNext(name, error) {
    await this.page.setRequestInterception(true);
    const answer = async (request) => {
      const isRefused = new URL(request.url()).pathname === `/native/${name}`;
      if (!isRefused) return request.continue();
      this.page.off('request', answer);
      await request.respond({ contentType: 'application/json', body: JSON.stringify({ error }) });
      return this.page.setRequestInterception(false);
    };
    this.page.on('request', answer);
  }

  /** The short message that was shown last. */
  message() {
    return this.page.$eval('.toast', (toast) => toast.textContent);
  }

  /** Where that message is shown, or was until it went by itself. */
  async messageFrame() {
    const frame = await this.page.$eval('.toast', (toast) => {
      const { hidden } = toast;
      toast.hidden = false;
      const shown = toast.getBoundingClientRect().toJSON();
      toast.hidden = hidden;
      return shown;
    });
    return { id: 'the message', ...frame };
  }

  /** What a screen reader says of a point. */
  spoken(point) {
    return this.page.$eval(`#point_${point}`, (element) => element.getAttribute('aria-label'));
  }

  /** What a screen reader says can be done with a point. */
  hint(point) {
    return this.page.$eval(`#point_${point}`, (element) => element.getAttribute('aria-description'));
  }

  /** Activates a point as a screen reader does: without a touch. */
  async activate(point) {
    await this.page.$eval(`#point_${point}`, (element) => element.click());
    this.#check();
  }

  /** The id of what the keyboard is on. */
  focused() {
    return this.page.evaluate(() => document.activeElement.id);
  }

  /** Presses Tab until the keyboard is on something. */
  async tabTo(id) {
    for (let step = 0; step < 30; step++) {
      await this.page.keyboard.press('Tab');
      if ((await this.focused()) === id) return;
    }
    assert.fail(`the keyboard does not reach ${id}`);
  }

  /** The names of all points with stones in the order of their moves, as a screen reader tells them. */
  async moves() {
    const labels = await this.labels();
    return Object.entries(labels)
      .map(([name, label]) => ({ name, move: Number(/(?:move |第 ?)(\d+)/.exec(label)?.[1]) }))
      .filter(({ move }) => move > 0)
      .sort((a, b) => a.move - b.move)
      .map(({ name }) => name);
  }

  /** What a screen reader says of each point, by the names of the points. */
  labels() {
    return this.page.evaluate(() => {
      const points = [...document.querySelectorAll('[id^=point_]')];
      return Object.fromEntries(points.map((point) => [point.id.slice('point_'.length), point.ariaLabel]));
    });
  }

  /** Left, top, width and height of what has this id. */
  async frame(id) {
    const frame = await this.page.evaluate(
      (name) => document.getElementById(name)?.getBoundingClientRect().toJSON(),
      id,
    );
    assert.ok(frame, `${id} is on the page`);
    return { id, ...frame };
  }

  /** Turns the phone, or unfolds it. */
  async turn(screen) {
    this.#screen = screen;
    await this.page.setViewport(viewport(screen));
    await this.settle();
  }

  /** Changes language, isDark or fontScale in the settings of the system. */
  async configure(changes) {
    await this.page.evaluate((wishes) => emulator.configure(wishes), changes);
    await this.settle();
  }

  back() {
    return this.page.evaluate(() => emulator.back());
  }

  /** The browser has laid out and drawn all that has changed. */
  settle() {
    return this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Writes what is on the screen. */
  async screenshot(name) {
    await this.settle();
    await writeScreenshot(this.page, name);
  }

  async #open() {
    this.#opened = await openPage();
    await this.page.setViewport(viewport(this.#screen));
    const query = new URLSearchParams({ device: this.#device, ...this.#wishes });
    await this.page.goto(`${this.#bridge.address}phone.html?${query}`);
    await this.#opened.until(this.page.waitForSelector('#board canvas'));
    await this.settle();
  }

  async #close() {
    this.#check();
    await this.#opened.close();
  }

  #check() {
    assert.deepEqual(this.#opened.errors, [], 'errors on the page');
  }
}

/** Writes what a page of the browser shows. */
export async function writeScreenshot(page, name) {
  fs.mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) });
}

function viewport({ width, height, scale }) {
  return { width, height, deviceScaleFactor: scale, hasTouch: true };
}

function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
