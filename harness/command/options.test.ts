import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { readOptions } from './options.ts';

const refusal = (pattern: RegExp) => (error: unknown) => error instanceof HarnessError && pattern.test(error.message);

test('without options, every lane is run, whole and in order', () => {
  const { lanes, ...rest } = readOptions([]);
  assert.deepEqual(
    lanes.map(({ name }) => name),
    [
      'react:fake',
      'react:emulator',
      'react:fake@spec',
      'react:firebase',
      'plain:fake',
      'firebaseui:emulator',
      'firebaseui:wire',
    ],
  );
  assert.deepEqual(rest, {
    renderer: null,
    broken: false,
    tags: '',
    name: '',
    order: 'defined',
    report: null,
    shard: null,
    workers: null,
  });
});

test('lanes are run in the order given, each once', () => {
  const { lanes } = readOptions(['--lane', 'react:emulator', '--lane', 'react:fake', '--lane', 'react:emulator']);
  assert.deepEqual(
    lanes.map(({ name }) => name),
    ['react:emulator', 'react:fake'],
  );
});

test("a stranger's renderer is run alone, or beside the lanes that are named", () => {
  const named = (argv: readonly string[]) => readOptions(argv).lanes.map(({ name }) => name);
  assert.deepEqual(named(['--renderer', 'mine.ts']), []);
  assert.deepEqual(named(['--renderer', 'mine.ts', '--lane', 'react:fake']), ['react:fake']);
  assert.equal(readOptions(['--renderer', 'mine.ts']).renderer, 'mine.ts');
});

test('the broken renderers are run by themselves', () => {
  assert.equal(readOptions(['--broken']).broken, true);
  assert.throws(
    () => readOptions(['--broken', '--shard', '1/2']),
    refusal(/--broken goes with --tags only, saw --shard as well/),
  );
  assert.equal(readOptions(['--broken', '--tags', '@a.b']).tags, '@a.b');
});

test('every option is read', () => {
  const { lanes: _lanes, ...rest } = readOptions(
    [
      '--tags',
      '@route.home',
      '--name',
      'a "b"',
      '--order',
      'random',
      '--report',
      'out',
      '--shard',
      '2/3',
      '--workers',
      '3',
    ],
    () => '42',
  );
  assert.deepEqual(rest, {
    renderer: null,
    broken: false,
    tags: '@route.home',
    name: 'a "b"',
    order: 'random:42',
    report: 'out',
    shard: { index: 2, total: 3 },
    workers: 3,
  });
});

test('a random order can be repeated by its seed', () => {
  assert.equal(readOptions(['--order', 'random:7']).order, 'random:7');
});

test('a random order has a seed even where none is given', () => {
  assert.match(readOptions(['--order', 'random']).order, /^random:\d+$/);
});

test('a lane that there is not is answered with those that there are', () => {
  assert.throws(
    () => readOptions(['--lane', 'vue:fake']),
    refusal(/no lane is named "vue:fake".*react:fake, react:emulator/),
  );
});

for (const [title, argv, pattern] of [
  ['an option that there is not', ['--lanes', 'react:fake'], /--lanes[\s\S]*Usage/],
  ['an argument that is no option', ['react:fake'], /react:fake[\s\S]*Usage/],
  ['an order that is none', ['--order', 'backwards'], /--order.*"backwards"/],
  ['a random order with an empty seed', ['--order', 'random:'], /--order/],
  ['a shard of none', ['--shard', '4/3'], /--shard.*"4\/3"/],
  ['no workers', ['--workers', '0'], /--workers.*"0"/],
  ['half a worker', ['--workers', '1.5'], /--workers.*"1.5"/],
] as const) {
  test(`${title} is refused`, () => {
    assert.throws(() => readOptions(argv), refusal(pattern));
  });
}
