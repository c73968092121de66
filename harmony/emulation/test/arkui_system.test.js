// What the system tells an app: resources, touches, the canvas, and changes of the device.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openSnippet } from './support/snippet.js';

const RESOURCES = {
  'entry/src/main/resources/base/element/string.json': JSON.stringify({
    string: [
      { name: 'hello', value: 'Hello %1$s, %2$d' },
      { name: 'plain', value: '100 %' },
    ],
  }),
  'entry/src/main/resources/base/element/plural.json': JSON.stringify({
    plural: [
      {
        name: 'stones',
        value: [
          { quantity: 'one', value: '%d stone' },
          { quantity: 'other', value: '%d stones' },
        ],
      },
    ],
  }),
  'entry/src/main/resources/base/element/color.json': JSON.stringify({
    color: [{ name: 'ink', value: '#80112233' }],
  }),
  'entry/src/main/resources/zh_CN/element/string.json': JSON.stringify({
    string: [{ name: 'hello', value: '%1$s你好，%2$d' }],
  }),
  'entry/src/main/resources/dark/element/color.json': JSON.stringify({
    color: [{ name: 'ink', value: '#FFEEDD' }],
  }),
};

const PAGE = `
  @Entry
  @ComponentV2
  struct Index {
    @Local count: number = 1;
    build() {
      Column() {
        Text($r('app.string.hello', 'Li', 3)).id('hello')
        Text($r('app.string.plain')).id('plain')
        Text($r('app.plural.stones', this.count, this.count)).id('stones')
        Button('+').id('more').onClick(() => { this.count++; })
        Row().id('ink').width(10).height(10).backgroundColor($r('app.color.ink'))
      }
    }
  }`;

test('Resources follow language and darkness', async (t) => {
  const snippet = await openSnippet(t, PAGE, { files: RESOURCES });
  const ink = () => snippet.page.$eval('#ink', (element) => getComputedStyle(element).backgroundColor);
  assert.equal(await snippet.text('hello'), 'Hello Li, 3');
  assert.equal(await snippet.text('plain'), '100 %');
  assert.equal(await ink(), 'rgba(17, 34, 51, 0.5)');
  await snippet.page.evaluate(() => emulator.configure({ language: 'zh-CN', isDark: true }));
  assert.equal(await snippet.text('hello'), 'Li你好，3');
  assert.equal(await ink(), 'rgb(255, 238, 221)');
});

test('Plurals count as the language does', async (t) => {
  const snippet = await openSnippet(t, PAGE, { files: RESOURCES });
  assert.equal(await snippet.text('stones'), '1 stone');
  await snippet.click('more');
  assert.equal(await snippet.text('stones'), '2 stones');
});

test('Fingers keep their numbers and stay with the component', async (t) => {
  const snippet = await openSnippet(
    t,
    `
    @Entry
    @ComponentV2
    struct Index {
      build() {
        Column() {
          Column().id('pad').width(200).height(200).onTouch((event: TouchEvent) => {
            const changed = event.changedTouches[0];
            console.info([event.type, changed.id, Math.round(changed.x), Math.round(changed.y), event.touches.length].join(' '));
          })
        }.width('100%').alignItems(HorizontalAlign.Start)
      }
    }`,
  );
  const { x, y } = await snippet.frame('pad');
  const { touchscreen } = snippet.page;
  const first = await touchscreen.touchStart(x + 10, y + 20);
  const second = await touchscreen.touchStart(x + 50, y + 60);
  await second.move(x + 300, y + 60);
  await first.end();
  await second.end();
  assert.deepEqual(await snippet.log(), [
    '0 0 10 20 1',
    '0 1 50 60 2',
    '2 1 300 60 2',
    '1 0 10 20 2',
    '1 1 300 60 1',
  ]);
});

test('A click ends at the innermost component that takes it', async (t) => {
  const snippet = await openSnippet(
    t,
    `
    @Entry
    @ComponentV2
    struct Index {
      @Local log: string = '';
      build() {
        Column() {
          Column() { Button('in').id('in').onClick(() => { this.log += 'in '; }) }
            .id('out').width(200).height(200).onClick(() => { this.log += 'out '; })
          Button('off').id('off').enabled(false).onClick(() => { this.log += 'off '; })
          Text(this.log).id('log')
        }
      }
    }`,
  );
  await snippet.click('in');
  await snippet.click('off');
  assert.equal(await snippet.text('log'), 'in ');
});

test('A canvas is ready when it has its size, and again when that changes', async (t) => {
  const snippet = await openSnippet(
    t,
    `
    @Entry
    @ComponentV2
    struct Index {
      @Local side: number = 100;
      private context: CanvasRenderingContext2D = new CanvasRenderingContext2D(new RenderingContextSettings(true));
      build() {
        Column() {
          Canvas(this.context).id('canvas').width(this.side).height(50).onReady(() => {
            console.info(\`ready \${this.context.width} \${this.context.height}\`);
            this.context.fillStyle = '#FF0000FF';
            this.context.fillRect(0, 0, this.context.width, this.context.height);
          })
          Button('+').id('more').onClick(() => { this.side = 150; })
        }
      }
    }`,
  );
  const pixel = () =>
    snippet.page.$eval('#canvas canvas', (canvas) => [
      ...canvas.getContext('2d').getImageData(canvas.width - 1, 1, 1, 1).data,
    ]);
  assert.deepEqual(await pixel(), [0, 0, 255, 255]);
  await snippet.click('more');
  await snippet.page.waitForFunction(() => document.querySelector('#canvas canvas').width === 150);
  assert.deepEqual(await snippet.log(), ['ready 100 50', 'ready 150 50']);
  assert.deepEqual(await pixel(), [0, 0, 255, 255]);
});

test("What ArkUI's canvas does not have is an error", async (t) => {
  await assert.rejects(
    openSnippet(
      t,
      `
      @Entry
      @ComponentV2
      struct Index {
        private context: CanvasRenderingContext2D = new CanvasRenderingContext2D(new RenderingContextSettings(true));
        aboutToAppear(): void { this.context.roundRect(0, 0, 1, 1, 1); }
        build() { Canvas(this.context) }
      }`,
    ),
    /CanvasRenderingContext2D\.roundRect is not supported/,
  );
});

test('A component is told its size whenever that changes', async (t) => {
  const snippet = await openSnippet(
    t,
    `
    @Entry
    @ComponentV2
    struct Index {
      @Local told: string = '';
      build() {
        Column() { Text(this.told).id('told') }
          .width('100%').height('100%')
          .onSizeChange((old: SizeOptions, now: SizeOptions) => { this.told = \`\${old.width} \${now.width}\`; })
      }
    }`,
  );
  await snippet.page.waitForFunction(() => document.getElementById('told').textContent === '0 360');
  await snippet.page.setViewport({ width: 500, height: 300 });
  await snippet.page.waitForFunction(() => document.getElementById('told').textContent === '360 500');
});

test('Short messages go by themselves', async (t) => {
  const snippet = await openSnippet(
    t,
    `
    @Entry
    @ComponentV2
    struct Index {
      build() {
        Button('say').id('say').onClick(() => {
          this.getUIContext().getPromptAction().showToast({ message: 'taken', duration: 300 });
        })
      }
    }`,
  );
  await snippet.click('say');
  assert.equal(await snippet.page.$eval('.toast', (toast) => toast.textContent), 'taken');
  await snippet.page.waitForSelector('.toast', { hidden: true });
});
