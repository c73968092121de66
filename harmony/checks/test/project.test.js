// The project is without fault, and each thing that can go wrong with it is found in a copy.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { checkAll } from '../lib/all.js';
import * as ids from '../lib/ids.js';
import * as layout from '../lib/layout.js';
import * as product from '../lib/product.js';
import * as resources from '../lib/resources.js';

const project = path.resolve(fileURLToPath(import.meta.url), '../../..');
const android = path.resolve(project, '../android/app/src/main');
const copies = fs.mkdtempSync(path.join(os.tmpdir(), 'gomoku-checks-'));
after(() => fs.rmSync(copies, { recursive: true }));

/** What is no part of the app. */
const OUTSIDE = /\/harmony\/(checks|emulation|device-tests|symbols|entry\/libs)(\/|$)/;

test('The HarmonyOS project is without fault, and one product with the Android app', () => {
  assert.deepEqual(checkAll(project, android), []);
});

const ICON = 'AppScope/resources/base/media/app_icon.json';
const PAGES = 'entry/src/main/resources/base/profile/main_pages.json';
const TYPES = 'entry/src/main/cpp/types/libgomoku/oh-package.json5';
const LETTERS = 'AppScope/resources/base/profile/configuration.json';
const PLURALS = 'entry/src/main/resources/base/element/plural.json';
const APP = 'AppScope/app.json5';
const SOURCES = 'entry/src/main/ets';
const STRINGS = 'entry/src/main/resources/base/element/string.json';
const CHINESE = 'entry/src/main/resources/zh_CN/element/string.json';
const COLORS = 'entry/src/main/resources/base/element/color.json';
const DARK = 'entry/src/main/resources/dark/element/color.json';
const MODULE = 'entry/src/main/module.json5';
const PROFILE = 'build-profile.json5';

/** What goes wrong, in which file, by which words in place of which, and the rule that finds it. */
const MISTAKES = [
  ['a model version that differs', 'hvigor/hvigor-config.json5', '"6.0.0"', '"5.0.0"', layout, 'model-version'],
  ['a target older than the oldest system', PROFILE, '6.0.0(20)', '4.1.0(11)', layout, 'sdk-version'],
  ['a bundle name of two parts', APP, 'org.gomoku.app', 'org.gomoku', layout, 'bundle-name'],
  ['an icon that is nowhere', APP, '$media:app_icon', '$media:icon', layout, 'reference'],
  ['a layer of the icon that is nowhere', ICON, '$media:background', '$media:back', layout, 'reference'],
  ['a label that is nowhere', MODULE, '$string:app_name', '$string:app_title', layout, 'reference'],
  ['a page that is missing', PAGES, 'pages/Index', 'pages/Main', layout, 'page'],
  ['a page without an entry', `${SOURCES}/pages/Index.ets`, '@Entry\n', '', layout, 'page'],
  ['an ability without a source', MODULE, 'EntryAbility.ets', 'MainAbility.ets', layout, 'ability'],
  ['a main ability that is none', MODULE, '"mainElement": "EntryAbility"', '"mainElement": "Main"', layout, 'ability'],
  ['a module that is missing', PROFILE, './entry', './feature', layout, 'module'],
  ['a library without a package', 'entry/oh-package.json5', 'types/libgomoku', 'types/gomoku', layout, 'library'],
  ['a library of another name', TYPES, 'libgomoku.so', 'gomoku.so', layout, 'library'],
  ['a library without types', TYPES, 'index.d.ts', 'types.d.ts', layout, 'library'],
  ['letters larger than the app is made for', LETTERS, '"2"', '"3.2"', layout, 'letters'],
  ['words that are nowhere', STRINGS, '"name": "undo"', '"name": "undone"', resources, 'missing-resource'],
  ['words that nothing uses', STRINGS, '"name": "undo"', '"name": "undone"', resources, 'unused-resource'],
  ['a translation that is missing', CHINESE, '"name": "undo"', '"name": "undone"', resources, 'translation'],
  ['a translation without its value', CHINESE, '胜 %1$d"', '胜"', resources, 'translation'],
  ['a dark colour without a light one', DARK, '"sky_line"', '"sky_lines"', resources, 'dark-colour'],
  ['an id that is given twice', `${SOURCES}/game/Controls.ets`, "'redo'", "'undo'", ids, 'double-id'],
  ['an id of a panel that the page has too', `${SOURCES}/panels/RulesPanel.ets`, "'ok'", "'undo'", ids, 'double-id'],
  ['words that differ from Android', STRINGS, '"Undo"', '"Take back"', product, 'words'],
  ['Chinese words that differ from Android', CHINESE, '悔棋"', '撤销"', product, 'words'],
  ['a plural that differs from Android', PLURALS, '%d stones', '%d pieces', product, 'words'],
  ['a colour that differs from Android', COLORS, '#C09351', '#C09352', product, 'colour'],
  ['a dark colour that differs from Android', DARK, '#977441', '#977442', product, 'colour'],
  ['a size that differs from Android', `${SOURCES}/layout/Measures.ets`, 'Margin: 16', 'Margin: 17', product, 'size'],
  ['a control that only Android has', `${SOURCES}/game/EndBanner.ets`, "'play_again'", "'again'", product, 'id'],
  ['another version than Android', APP, '0.1.0', '0.2.0', product, 'version'],
];

for (const [index, [mistake, file, words, others, check, rule]] of MISTAKES.entries()) {
  test(`The checks find ${mistake}`, () => {
    const copy = path.join(copies, `${index}`);
    fs.cpSync(project, copy, { recursive: true, filter: (source) => !OUTSIDE.test(source) });
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    assert.ok(text.includes(words), `${file} does not say ${words}`);
    fs.writeFileSync(path.join(copy, file), text.replaceAll(words, others));
    const rules = check.faults(copy, android).map((fault) => fault.rule);
    assert.ok(rules.includes(rule), `found only ${rules}`);
  });
}
