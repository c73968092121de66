// Where ArkUI puts things. A screen is 360 by 720 vp.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openSnippet } from './support/snippet.js';

function page(body) {
  return `
    @Entry
    @ComponentV2
    struct Index {
      build() {
        Stack() {
          ${body}
        }
        .width('100%').height('100%').alignContent(Alignment.TopStart)
        .padding({ top: 0 })
      }
    }`;
}

const WINDOW = `
    import { UIAbility } from '@kit.AbilityKit';
    import { window } from '@kit.ArkUI';
    export default class EntryAbility extends UIAbility {
      onWindowStageCreate(stage: window.WindowStage): void {
        stage.loadContent('pages/Index', () => { stage.getMainWindowSync().setWindowLayoutFullScreen(true); });
      }
    }`;

/** Left, top, width and height of parts of a page, without fractions. */
async function places(t, body, ...ids) {
  const snippet = await openSnippet(t, page(body), {
    files: { 'entry/src/main/ets/EntryAbility.ets': WINDOW },
  });
  const result = {};
  for (const id of ids) {
    const { x, y, width, height } = await snippet.frame(id);
    result[id] = [x, y, width, height].map(Math.round);
  }
  assert.deepEqual(snippet.errors, []);
  return result;
}

test('A column centres its children and keeps room between them', async (t) => {
  const body = `
    Column({ space: 10 }) {
      Row().id('a').width(100).height(20)
      Row().id('b').width(200).height(30)
    }.id('column')`;
  assert.deepEqual(await places(t, body, 'column', 'a', 'b'), {
    column: [0, 0, 200, 60],
    a: [50, 0, 100, 20],
    b: [0, 30, 200, 30],
  });
});

test('A row centres its children in its height, a column may align them', async (t) => {
  const body = `
    Column() {
      Row() { Row().id('a').width(10).height(20) }.id('row').width('100%').height(50)
      Row().id('b').width(10).height(10)
    }.width('100%').alignItems(HorizontalAlign.End)`;
  assert.deepEqual(await places(t, body, 'row', 'a', 'b'), {
    row: [0, 0, 360, 50],
    a: [0, 15, 10, 20],
    b: [350, 50, 10, 10],
  });
});

test('Weights share what the others leave', async (t) => {
  const body = `
    Row() {
      Row().id('a').layoutWeight(1).height(10)
      Row().id('b').width(60).height(10)
      Row().id('c').layoutWeight(2).height(10)
    }.width('100%')`;
  assert.deepEqual(await places(t, body, 'a', 'b', 'c'), {
    a: [0, 0, 100, 10],
    b: [100, 0, 60, 10],
    c: [160, 0, 200, 10],
  });
});

test('Sizes include the padding, percent are of what the parent has inside', async (t) => {
  const body = `
    Column() {
      Row().id('child').width('50%').height('100%')
    }.id('parent').width(200).height(100).padding({ left: 30, right: 10, top: 5, bottom: 15 })`;
  assert.deepEqual(await places(t, body, 'parent', 'child'), {
    parent: [0, 0, 200, 100],
    child: [70, 5, 80, 80],
  });
});

test('A margin keeps others away, and what has no size goes no further than its parent', async (t) => {
  const body = `
    Column() {
      Column() { Row().width(900).height(10) }.id('a').margin({ left: 20, right: 40, top: 7 })
    }.width('100%')`;
  assert.deepEqual(await places(t, body, 'a'), { a: [20, 7, 300, 10] });
});

test('Children of a row do not shrink', async (t) => {
  const body = `
    Row() {
      Row().id('a').width(300).height(10)
      Row().id('b').width(300).height(10)
    }.width('100%')`;
  assert.deepEqual(await places(t, body, 'b'), { b: [300, 0, 300, 10] });
});

test('A stack lays its children over each other', async (t) => {
  const body = `
    Stack({ alignContent: Alignment.BottomEnd }) {
      Row().id('a').width(100).height(100)
      Row().id('b').width(20).height(20)
      Row().id('c').width(20).height(20).position({ x: 5, y: 6 })
    }.id('stack')`;
  assert.deepEqual(await places(t, body, 'stack', 'a', 'b', 'c'), {
    stack: [0, 0, 100, 100],
    a: [0, 0, 100, 100],
    b: [80, 80, 20, 20],
    c: [5, 6, 20, 20],
  });
});

test('Flex wraps where it is told to, and fills its parent', async (t) => {
  const body = `
    Flex({ wrap: FlexWrap.Wrap, justifyContent: FlexAlign.Center }) {
      Row().id('a').width(200).height(10)
      Row().id('b').width(200).height(10)
    }.id('flex')`;
  assert.deepEqual(await places(t, body, 'flex', 'a', 'b'), {
    flex: [0, 0, 360, 20],
    a: [80, 0, 200, 10],
    b: [80, 10, 200, 10],
  });
});

test('A scroll is as high as its content, up to a bound', async (t) => {
  const body = `
    Column() {
      Scroll() { Column() { Row().id('a').width(10).height(500) } }.id('high').constraintSize({ maxHeight: 100 })
      Scroll() { Column() { Row().width(10).height(40) } }.id('low').constraintSize({ maxHeight: 100 })
    }`;
  const found = await places(t, body, 'high', 'low', 'a');
  assert.equal(found.high[3], 100);
  assert.equal(found.low[3], 40);
  assert.equal(found.a[3], 500);
});

test('A struct with attributes is as large as they say', async (t) => {
  const body = `
    Row() {
      Inner().width(120).height(40).id('outer')
    }`;
  const source = `
    @ComponentV2
    struct Inner { build() { Row().id('inner').width('100%').height('50%') } }
    ${page(body)}`;
  const snippet = await openSnippet(t, source);
  const { width, height } = await snippet.frame('inner');
  assert.deepEqual([width, height], [120, 20]);
});

test('Letters grow with the wish of the user, up to a bound', async (t) => {
  const body = `
    Column() {
      Text('five').id('a').fontSize(20)
      Text('five').id('b').fontSize(20).maxFontScale(1.5)
      Text('five').id('c')
    }`;
  const snippet = await openSnippet(t, page(body), { query: 'fontScale=2' });
  const size = (id) => snippet.page.$eval(`#${id}`, (element) => getComputedStyle(element).fontSize);
  assert.deepEqual([await size('a'), await size('b'), await size('c')], ['40px', '30px', '32px']);
});

test('A text between two sizes is as large as its room allows, in as many lines as it may have', async (t) => {
  const body = `
    Column() {
      Text('a rather long line').id('a').minFontSize(8).maxFontSize(40).maxLines(1)
      Text('a rather long line').id('b').minFontSize(8).maxFontSize(40).maxLines(2)
    }.width(120)`;
  const snippet = await openSnippet(t, page(body));
  const measure = (id) =>
    snippet.page.$eval(`#${id}`, (element) => ({
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    }));
  const [one, two] = [await measure('a'), await measure('b')];
  assert.ok(8 < one.size && one.size < two.size && two.size < 40, `${one.size}, ${two.size}`);
  assert.deepEqual([one.isCut, two.isCut], [false, false]);
});
