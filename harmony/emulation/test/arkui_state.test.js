// State management V2: what changes on screen when state changes, and what does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openSnippet } from './support/snippet.js';

/** A page with these members of its struct, and other declarations before it. */
function page(members, declarations = '') {
  return `${declarations}
    @Entry
    @ComponentV2
    struct Index {
      ${members}
    }`;
}

test('A change of local state shows', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    @Local count: number = 0;
    build() {
      Column() {
        Text(\`\${this.count}\`).id('count')
        Button('+').id('more').onClick(() => { this.count++; })
      }
    }`),
  );
  await snippet.click('more');
  await snippet.click('more');
  assert.equal(await snippet.text('count'), '2');
});

test('A change of an ordinary member does not show', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    private count: number = 0;
    build() {
      Column() {
        Text(\`\${this.count}\`).id('count')
        Button('+').id('more').onClick(() => { this.count++; })
      }
    }`),
  );
  await snippet.click('more');
  assert.equal(await snippet.text('count'), '0');
});

test('Only what has read a changed value is set again', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    @Local count: number = 0;
    private builds: number = 0;
    private build1(): string { this.builds++; return 'still'; }
    build() {
      Column() {
        Text(this.build1()).id('still')
        Text(\`\${this.count}\`).id('count')
        Button('+').id('more').onClick(() => { this.count++; })
        Button('?').id('ask').onClick(() => { console.info(\`builds: \${this.builds}\`); })
      }
    }`),
  );
  await snippet.click('more');
  await snippet.click('ask');
  assert.deepEqual(await snippet.log(), ['builds: 1']);
});

test('A parameter follows the parent, an event goes up', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local count: number = 1;
    build() {
      Column() {
        Child({ value: this.count * 10, onMore: () => { this.count++; } })
      }
    }`,
      `
    @ComponentV2
    struct Child {
      @Param @Require value: number;
      @Event onMore: () => void = () => {};
      build() {
        Button(\`\${this.value}\`).id('child').onClick(() => this.onMore())
      }
    }`,
    ),
  );
  await snippet.click('child');
  assert.equal(await snippet.text('child'), '20');
  assert.deepEqual(snippet.errors, []);
});

test('A parameter that is taken once stays, and the child may set it', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local count: number = 1;
    build() {
      Column() {
        Child({ value: this.count })
        Button('+').id('more').onClick(() => { this.count = 5; })
      }
    }`,
      `
    @ComponentV2
    struct Child {
      @Param @Once value: number = 0;
      build() {
        Button(\`\${this.value}\`).id('child').onClick(() => { this.value++; })
      }
    }`,
    ),
  );
  await snippet.click('more');
  assert.equal(await snippet.text('child'), '1');
  await snippet.click('child');
  assert.equal(await snippet.text('child'), '2');
});

test('A child that sets its parameter is an error', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    build() { Column() { Child({ value: 1 }) } }`,
      `
    @ComponentV2
    struct Child {
      @Param value: number = 0;
      build() { Button('set').id('set').onClick(() => { this.value = 2; }) }
    }`,
    ),
  );
  await snippet.click('set');
  assert.match(snippet.errors.join(), /Child: setting its parameter value is not supported/);
});

test('A child keeps its state while its parent changes', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local count: number = 0;
    build() {
      Column() {
        if (this.count > 0) { Text('more').id('extra') }
        Child({ label: \`\${this.count}\` })
        Button('+').id('more').onClick(() => { this.count++; })
      }
    }`,
      `
    @ComponentV2
    struct Child {
      @Param label: string = '';
      @Local taps: number = 0;
      build() { Button(\`\${this.label}:\${this.taps}\`).id('child').onClick(() => { this.taps++; }) }
    }`,
    ),
  );
  await snippet.click('child');
  await snippet.click('more');
  assert.equal(await snippet.text('extra'), 'more');
  assert.equal(await snippet.text('child'), '1:1');
});

test('A part of a list moves with its key and keeps its state', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local names: string[] = ['a', 'b', 'c'];
    build() {
      Column() {
        ForEach(this.names, (name: string) => { Item({ name: name }) }, (name: string) => name)
        Button('turn').id('turn').onClick(() => { this.names = ['c', 'x', 'a']; })
      }.id('list')
    }`,
      `
    @ComponentV2
    struct Item {
      @Param name: string = '';
      @Local taps: number = 0;
      build() { Button(\`\${this.name}\${this.taps}\`).id(this.name).onClick(() => { this.taps++; }) }
    }`,
    ),
  );
  await snippet.click('c');
  await snippet.click('turn');
  assert.equal(await snippet.text('list'), 'c1x0a0turn');
});

test('Repeat gives a part that stays its new item', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    @Local names: string[] = ['a', 'b'];
    build() {
      Column() {
        Repeat<string>(this.names)
          .each((part: RepeatItem<string>) => { Text(\`\${part.index}\${part.item}\`) })
          .key((_: string, index: number) => \`\${index}\`)
        Button('!').id('change').onClick(() => { this.names = ['x', 'b', 'c']; })
      }.id('list')
    }`),
  );
  assert.equal(await snippet.text('list'), '0a1b!');
  await snippet.click('change');
  assert.equal(await snippet.text('list'), '0x1b2c!');
});

test('A builder sees changes through an object literal only', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local count: number = 0;
    @Builder byValue(count: number) { Text(\`\${count}\`).id('value') }
    @Builder byReference(given: Given) { Text(\`\${given.count}\`).id('reference') }
    build() {
      Column() {
        this.byValue(this.count)
        this.byReference({ count: this.count })
        Button('+').id('more').onClick(() => { this.count++; })
      }
    }`,
      'interface Given { count: number }',
    ),
  );
  await snippet.click('more');
  assert.equal(await snippet.text('value'), '0');
  assert.equal(await snippet.text('reference'), '1');
});

test('Traced members of an observed class show', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    private game: Game = new Game(3);
    build() {
      Column() {
        Text(\`\${this.game.moves} \${this.game.isLong}\`).id('game')
        Button('+').id('more').onClick(() => { this.game.moves += 4; })
      }
    }`,
      `
    @ObservedV2
    class Game {
      @Trace moves: number;
      constructor(moves: number) { this.moves = moves; }
      @Computed get isLong(): boolean { return this.moves > 5; }
    }`,
    ),
  );
  assert.equal(await snippet.text('game'), '3 false');
  await snippet.click('more');
  assert.equal(await snippet.text('game'), '7 true');
});

test('A monitor is told what has changed', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    @Local count: number = 1;
    @Local told: string = '';
    @Monitor('count') onCount(monitor: IMonitor): void {
      this.told = \`\${monitor.dirty} \${monitor.value<number>()?.before} \${monitor.value<number>()?.now}\`;
    }
    build() {
      Column() {
        Text(this.told).id('told')
        Button('+').id('more').onClick(() => { this.count = 8; })
      }
    }`),
  );
  await snippet.click('more');
  assert.equal(await snippet.text('told'), 'count 1 8');
});

test('A consumer finds the provider above it', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Provider('size') lines: number = 15;
    build() { Column() { Middle() } }`,
      `
    @ComponentV2
    struct Middle { build() { Column() { Inner() } } }
    @ComponentV2
    struct Inner {
      @Consumer('size') size: number = 0;
      build() { Button(\`\${this.size}\`).id('inner').onClick(() => { this.size++; }) }
    }`,
    ),
  );
  await snippet.click('inner');
  assert.equal(await snippet.text('inner'), '16');
});

test('A component tells when it comes and when it goes', async (t) => {
  const snippet = await openSnippet(
    t,
    page(
      `
    @Local isShown: boolean = true;
    build() {
      Column() {
        if (this.isShown) { Child({ onNews: (news: string) => { console.info(news); } }) }
        Button('-').id('less').onClick(() => { this.isShown = false; })
      }
    }`,
      `
    @ComponentV2
    struct Child {
      @Event onNews: (news: string) => void = () => {};
      aboutToAppear(): void { this.onNews('comes'); }
      aboutToDisappear(): void { this.onNews('goes'); }
      build() { Text('child').id('child') }
    }`,
    ),
  );
  await snippet.click('less');
  assert.deepEqual(await snippet.log(), ['comes', 'goes']);
});

test('What a control shows and what is bound to it stay the same', async (t) => {
  const snippet = await openSnippet(
    t,
    page(`
    @Local isOn: boolean = false;
    build() {
      Column() {
        Toggle({ type: ToggleType.Switch, isOn: $$this.isOn }).id('toggle')
        Text(\`\${this.isOn}\`).id('state')
      }
    }`),
  );
  await snippet.click('toggle');
  assert.equal(await snippet.text('state'), 'true');
});
