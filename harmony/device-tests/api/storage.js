// What is on disk, and what comes back from it.
'use strict';

const assert = require('node:assert');
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { test } = require('node:test');
const gomoku = require('./gomoku.js');
const { BLACK_WINS, play, rejected } = require('./play.js');

/** Does `work` with a fresh folder. */
async function inFolder(work) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'gomoku-'));
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Opens the session of `folder`, does `work` with it, and closes it. */
async function opened(folder, work = () => {}) {
  const handle = await gomoku.open(folder, 'sky');
  try {
    work(handle);
    return gomoku.snapshot(handle);
  } finally {
    gomoku.close(handle);
  }
}

test('a game comes back from its folder', () => inFolder(async (folder) => {
  const left = await opened(folder, (handle) => play(handle, BLACK_WINS));
  assert.deepStrictEqual([left.restored, left.saved], ['nothing', true]);
  assert.deepStrictEqual(await opened(folder), { ...left, restored: 'latest' });
}));

test('the theme of a first start', () => inFolder(async (folder) => {
  const first = await opened(folder, (handle) => {
    assert.strictEqual(gomoku.snapshot(handle).settings.theme, 'sky');
    gomoku.changeSettings(handle, { ...gomoku.snapshot(handle).settings, theme: 'wheat' });
  });
  assert.strictEqual(first.settings.theme, 'wheat');
  assert.strictEqual((await opened(folder)).settings.theme, 'wheat');
}));

test('a killed process loses no move', () => inFolder(async (folder) => {
  const script = `
    const loaded = { exports: {} };
    process.dlopen(loaded, process.argv[1]);
    loaded.exports.open(process.argv[2], 'wheat').then((handle) => {
      for (let point = 0; point < 30; point += 2) {
        loaded.exports.tap(handle, point);
      }
      console.log(loaded.exports.snapshot(handle).moves.join());
      setInterval(() => {}, 1000);
    });`;
  const [program, ...words] = process.env.GOMOKU_NODE.split('\n');
  const child = spawn(program, [...words, '--eval', script, process.argv[2], folder]);
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const found = await opened(folder);
  assert.strictEqual(found.restored, 'latest');
  assert.strictEqual(found.moves.join(), line.toString().trim());
  assert.strictEqual(found.ply, 15);
}));

test('a torn file', () => inFolder(async (folder) => {
  const [latest, previous] = ['game.save', 'game.save.previous'].map((name) => join(folder, name));
  const older = await opened(folder, (handle) => play(handle, 'h8'));
  const olderFile = fs.readFileSync(latest);
  await opened(folder, (handle) => play(handle, 'i9'));
  const file = fs.readFileSync(latest);
  for (const length of [0, 1, 40, file.length - 1]) {
    fs.writeFileSync(latest, file.subarray(0, length));
    fs.writeFileSync(previous, olderFile);
    assert.deepStrictEqual(await opened(folder), { ...older, restored: 'previous' });
  }
}));

test('files that nobody can read are set aside', () => inFolder(async (folder) => {
  for (const name of ['game.save', 'game.save.previous']) {
    fs.writeFileSync(join(folder, name), `nonsense in ${name}`);
  }
  const found = await opened(folder);
  assert.deepStrictEqual([found.restored, found.ply, found.settings.theme], ['unreadable', 0, 'sky']);
  const asides = fs.readdirSync(folder).filter((name) => name.includes('unreadable'));
  assert.strictEqual(asides.length, 2);
}));

test('a folder that is missing is made', () => inFolder(async (folder) => {
  const deep = join(folder, '五子棋/with space/deep');
  assert.strictEqual((await opened(deep, (handle) => play(handle, 'h8'))).saved, true);
  assert.strictEqual((await opened(deep)).ply, 1);
}));

test('a folder that cannot be used rejects the promise', () => inFolder(async (folder) => {
  const file = join(folder, 'file');
  fs.writeFileSync(file, '');
  for (const directory of [file, join(file, 'below'), `${folder}/zero\0byte`]) {
    await assert.rejects(gomoku.open(directory, 'sky'), (error) => {
      assert.ok(error instanceof Error);
      assert.deepStrictEqual(Object.keys(error).sort(), ['code', 'reason']);
      assert.strictEqual(error.code, 'Storage');
      assert.ok(error.reason.length > 0 && error.message.endsWith(error.reason));
      return true;
    });
  }
}));

test('a folder that is not absolute rejects the promise', async () => {
  for (const directory of ['', 'saves', './saves']) {
    const reason = `directory has to be an absolute path, not \`${directory}\``;
    await rejected(gomoku.open(directory, 'sky'), { code: 'InvalidArgument', reason });
  }
});

test('many sessions are opened at the same time', () => inFolder(async (folder) => {
  const names = Array.from({ length: 40 }, (_, index) => join(folder, String(index)));
  const handles = await Promise.all(names.map((name) => gomoku.open(name, 'wheat')));
  assert.strictEqual(new Set(handles).size, 40);
  for (const [index, handle] of handles.entries()) {
    gomoku.tap(handle, index);
  }
  for (const [index, handle] of handles.entries()) {
    assert.deepStrictEqual(gomoku.snapshot(handle).moves, [index]);
    gomoku.close(handle);
  }
}));
