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

const shared = await Bridge.start();
let count = 0;
after(async () => {
  await shared.kill();
  fs.rmSync(shared.devices, { recursive: true, force: true });
});

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
    }
  }

  /** Where a point of the board lies on the screen. */
  async place(point) {
    return middle(await this.frame(`point_${point}`));
  }

  /** Taps in the middle of what has this id. */
  async press(id) {
    const { x, y } = middle(await this.frame(id));
    await this.page.mouse.click(x, y);
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

  /** The short message that was shown last. */
  message() {
    return this.page.$eval('.toast', (toast) => toast.textContent);
  }

  /** What a screen reader says of a point. */
  spoken(point) {
    return this.page.$eval(`#point_${point}`, (element) => element.getAttribute('aria-label'));
  }

  /** The names of all points with stones in the order of their moves, as a screen reader tells them. */
  moves() {
    return this.page.$$eval('[id^=point_]', (points) =>
      points
        .map((point) => ({ name: point.id.slice('point_'.length), ...point.getAttribute('aria-label').match(/(?:move |第)(?<move>\d+)/)?.groups }))
        .filter(({ move }) => move !== undefined)
        .sort((a, b) => a.move - b.move)
        .map(({ name }) => name),
    );
  }

  /** Left, top, width and height of what has this id. */
  async frame(id) {
    const element = await this.page.$(`#${id}`);
    assert.ok(element, `${id} is on the page`);
    return element.evaluate((found) => {
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x, y, width, height };
    });
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
    return this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  /** Writes what is on the screen, without the message that is about to go. */
  async screenshot(name) {
    await this.settle();
    fs.mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) });
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
    assert.deepEqual(this.#opened.errors, []);
    await this.#opened.close();
  }
}

function viewport({ width, height, scale }) {
  return { width, height, deviceScaleFactor: scale, hasTouch: true };
}

function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
