// A page of a few lines, compiled and run in the browser.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeSite } from '../../compiler/site.js';
import { openPage } from './browser.js';

const ORIGIN = 'http://snippet.test';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

/** A project with nothing in it but one page. */
const PROJECT = {
  'AppScope/app.json5': '{ app: { bundleName: "org.gomoku.snippet" } }',
  'AppScope/resources/base/element/string.json': '{ "string": [] }',
  'entry/src/main/module.json5': '{ module: { abilities: [{ srcEntry: "./ets/EntryAbility.ets" }] } }',
  'entry/src/main/resources/base/profile/main_pages.json': '{ "src": ["pages/Index"] }',
  'entry/src/main/ets/EntryAbility.ets': `
    import { UIAbility } from '@kit.AbilityKit';
    import { window } from '@kit.ArkUI';
    export default class EntryAbility extends UIAbility {
      onWindowStageCreate(stage: window.WindowStage): void {
        stage.loadContent('pages/Index', () => {});
      }
    }`,
};

/**
 * Compiles a page.
 *
 * @param {string} page ArkTS with one struct that is an @Entry
 * @param {Record<string, string>} files of the project beside it
 * @returns {Promise<string>} the folder of the site
 */
export async function buildSnippet(t, page, files = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gomoku-snippet-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const all = { ...PROJECT, 'entry/src/main/ets/pages/Index.ets': page, ...files };
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  await writeSite(folder, path.join(folder, 'site'));
  return path.join(folder, 'site');
}

/** Compiles a page and opens it until the end of the test `t`; `errors` are what it threw, `log` what it has written. */
export async function openSnippet(t, source, { files, query = '' } = {}) {
  const site = await buildSnippet(t, source, files);
  const { page, errors, until, close } = await openPage();
  t.after(close);
  const lines = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.setViewport({ width: 360, height: 720 });
  await page.setRequestInterception(true);
  page.on('request', (request) => request.respond(response(site, new URL(request.url()).pathname)));
  await page.goto(`${ORIGIN}/phone.html?${query}`);
  await until(page.waitForSelector('.page > *'));
  const text = (id) => page.$eval(`#${id}`, (element) => element.textContent);
  const frame = (id) => page.$eval(`#${id}`, (element) => element.getBoundingClientRect().toJSON());
  const log = async () => {
    await page.evaluate(() => {}); // what the page has written by now is here then
    return lines;
  };
  return { page, errors, text, frame, log, click: (id) => page.click(`#${id}`) };
}

function response(site, name) {
  const file = path.join(site, name);
  return fs.existsSync(file)
    ? { body: fs.readFileSync(file), contentType: TYPES[path.extname(name)] }
    : { status: 404 };
}
