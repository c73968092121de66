// A page of a few lines, compiled and run in the browser.
import { compile } from '../../compiler/compile.js';
import { resolve, runtime } from '../../compiler/site.js';
import { openPage } from './browser.js';

const ORIGIN = 'http://snippet.test';
const ABILITY = `
import { UIAbility } from '@kit.AbilityKit';
import { window } from '@kit.ArkUI';
export default class EntryAbility extends UIAbility {
  onWindowStageCreate(stage: window.WindowStage): void {
    stage.loadContent('pages/Index', () => {});
  }
}`;

/**
 * Opens the page in `source`, which is ArkTS. It is closed at the end of the test `t`.
 *
 * @returns what reads and touches the page; `errors` holds what it threw
 */
export async function openSnippet(t, source, { resources = {}, parameters = '' } = {}) {
  const name = 'pages/Index.ets';
  const files = new Map([
    ...runtime(),
    ['/app/EntryAbility.js', compiled(ABILITY, 'EntryAbility.ets')],
    ['/app/pages/Index.js', compiled(source, name)],
    ['/app/resources.json', JSON.stringify({ base: {}, ...resources })],
    ['/app/start.json', JSON.stringify({ ability: '/app/EntryAbility.js' })],
  ]);
  const { page, errors, until, close } = await openPage();
  t.after(close);
  await page.setRequestInterception(true);
  page.on('request', (request) => request.respond(response(files, new URL(request.url()).pathname)));
  await page.goto(`${ORIGIN}/phone.html?${parameters}`);
  await until(page.waitForSelector('.page > *'));
  const text = (id) => page.$eval(`#${id}`, (element) => element.textContent);
  const click = (id) => page.click(`#${id}`);
  return { page, errors, text, click };
}

function compiled(source, name) {
  return compile(source, name, (specifier) => resolve(name, specifier));
}

function response(files, pathname) {
  const body = files.get(pathname);
  if (body === undefined) return { status: 404 };
  const contentType = { js: 'text/javascript', css: 'text/css', html: 'text/html', json: 'application/json' }[pathname.split('.').pop()];
  return { body, contentType };
}
