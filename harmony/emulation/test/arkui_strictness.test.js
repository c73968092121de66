// What the emulation does not know is an error that names it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildSnippet, openSnippet } from './support/snippet.js';

function page(body, before = '') {
  return `${before}
    @Entry
    @ComponentV2
    struct Index {
      build() {
        ${body}
      }
    }`;
}

/** What opening the page says. */
async function refusal(t, source) {
  try {
    await openSnippet(t, source);
  } catch (error) {
    return error.message;
  }
  return 'nothing';
}

for (const [what, source, message] of [
  ['component', page("Column() { Marquee({ src: 'x' }) }"), /Marquee is not defined/],
  ['attribute', page('Column() {}.blur(3)'), /the attribute Column\.blur is not supported/],
  ['option', page('Column({ gap: 3 }) {}'), /the option gap of Column is not supported/],
  [
    'value of an enum',
    page('Column() {}.justifyContent(FlexAlign.Middle)'),
    /FlexAlign\.Middle is not supported/,
  ],
  ['length', page("Column() {}.width('3em')"), /the length "3em" is not supported/],
  ['colour', page("Column() {}.backgroundColor('nearly red')"), /the colour "nearly red" is not supported/],
  ['resource', page("Text($r('app.string.nothing'))"), /there is no resource app\.string\.nothing/],
  [
    'resource of the system',
    page("Text($r('sys.string.ok'))"),
    /the resource sys\.string\.ok is not supported/,
  ],
]) {
  test(`An unknown ${what} is an error`, async (t) => {
    assert.match(await refusal(t, source), message);
  });
}

for (const [what, source, message] of [
  [
    'module',
    page('Column() {}.id(notes.a)', "import { notes } from '@kit.NotesKit';"),
    /the module @kit\.NotesKit is not supported/,
  ],
  [
    'export of a module',
    page('Column() {}.id(router.a)', "import { router } from '@kit.ArkUI';"),
    /No matching export .* "router"/,
  ],
  ['statement', page('const a = 3;'), /Index\.ets:6:9: .* a statement that describes nothing/],
  ['syntax', page('Column( {'), /Index\.ets:\d+:\d+/],
]) {
  test(`An unknown ${what} is found by the compiler`, async (t) => {
    await assert.rejects(buildSnippet(t, source), message);
  });
}

test('State management of the first version is refused', async (t) => {
  const source = page('Column() {}').replace('@ComponentV2', '@Component');
  assert.match(await refusal(t, source), /@Component is not supported/);
});

test('Two items of a list with one key are an error', async (t) => {
  const source = page(
    "Column() { ForEach(['a', 'a'], (name: string) => { Text(name) }, (name: string) => name) }",
  );
  assert.match(await refusal(t, source), /two items of a list have the key a/);
});
