import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions, type Options } from './options.ts';

function read(...argv: readonly string[]): Options {
  const options = readOptions(argv);
  return 'print' in options ? assert.fail(options.print) : options;
}
const readLanes = (...argv: readonly string[]) => read(...argv).lanes.map(({ name }) => name);

test('without options, every lane runs all scenarios in order', () => {
  const { lanes: _lanes, ...rest } = read();
  assert.deepEqual(readLanes(), [
    'react:fake',
    'react:emulator',
    'react:fake@spec',
    'react:firebase',
    'plain:fake',
    'firebaseui:emulator',
    'firebaseui:wire',
  ]);
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

test('lanes run in the order given, each once', () => {
  assert.deepEqual(readLanes('--lane', 'react:emulator', '--lane', 'react:fake', '--lane', 'react:emulator'), [
    'react:emulator',
    'react:fake',
  ]);
});

test('a renderer from outside runs alone, or after the lanes that are named', () => {
  assert.deepEqual(readLanes('--renderer', 'mine.ts'), []);
  assert.deepEqual(readLanes('--renderer', 'mine.ts', '--lane', 'react:fake'), ['react:fake']);
  assert.equal(read('--renderer', 'mine.ts').renderer, 'mine.ts');
});

test('the broken renderers run alone, with --tags at most', () => {
  const { broken, tags } = read('--broken', '--tags', '@a.b');
  assert.deepEqual({ broken, tags }, { broken: true, tags: '@a.b' });
});

test('every option is read', () => {
  const { lanes: _lanes, ...rest } = read(
    ...['--tags', '@route.home', '--name', 'a "b"', '--order', 'random:42', '--report', 'out'],
    ...['--shard', '2/3', '--workers', '3'],
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

test('a random order has a seed, so that it can be repeated', () => {
  assert.match(read('--order', 'random').order, /^random:\d+$/);
});

for (const [title, argv, pattern] of [
  [
    'an unknown lane',
    ['--lane', 'vue:fake'],
    /--lane <NAME>' argument 'vue:fake' is invalid\. Expected one of: react:fake, react:emulator/,
  ],
  ['an unknown option', ['--lanes', 'react:fake'], /--lanes[^]*Usage/],
  ['an argument without an option', ['react:fake'], /too many arguments[^]*Usage/],
  ['an unknown order', ['--order', 'backwards'], /--order <ORDER>' argument 'backwards'/],
  ['a random order with an empty seed', ['--order', 'random:'], /--order/],
  ['a shard beyond the total', ['--shard', '4/3'], /--shard <INDEX\/TOTAL>' argument '4\/3'/],
  ['no workers', ['--workers', '0'], /--workers <NUMBER>' argument '0'/],
  ['half a worker', ['--workers', '1.5'], /--workers <NUMBER>' argument '1.5'/],
  ['--broken with --shard', ['--broken', '--shard', '1/2'], /--broken cannot be combined with --shard/],
  ['--broken with --lane', ['--broken', '--lane', 'react:fake'], /--broken cannot be combined with --lane/],
] as const) {
  test(`${title} is rejected`, () => {
    const options = readOptions(argv);
    assert.ok('print' in options);
    assert.equal(options.exitCode, 2);
    assert.match(options.print, pattern);
  });
}
