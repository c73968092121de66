// State management V2: what changes on screen when state changes, and what does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openSnippet } from './support/snippet.js';

test('A change of local state shows', async (t) => {
  const page = await openSnippet(t, `
    @Entry
    @ComponentV2
    struct Index {
      @Local count: number = 0;
      build() {
        Column() {
          Text(\`\${this.count}\`).id('count')
          Button('+').id('more').onClick(() => { this.count++; })
        }
      }
    }`);
  await page.click('more');
  await page.click('more');
  assert.equal(await page.text('count'), '2');
  assert.deepEqual(page.errors, []);
});
