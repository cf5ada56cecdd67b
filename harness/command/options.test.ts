import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanes } from '../lanes/lanes.ts';
import { adaptLane, readOptions } from './options.ts';

function read(argv: readonly string[]) {
  const result = readOptions(argv, {});
  if ('print' in result) assert.fail(result.print);
  const { lanes, ...options } = result;
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...given, lanes: lanes.map(({ name }) => name) };
}

const defaultLanes = [
  ...['react:fake', 'react:emulator', 'react:fake@spec', 'react:firebase'],
  ...['component:fake', 'component:app-auth', 'package:emulator', 'plain:fake', 'element:fake'],
  ...['firebaseui:emulator', 'firebaseui:wire'],
];
for (const [title, argv, options] of [
  ['every lane in Chromium runs without options', [], {}],
  [
    'lanes run in the order given, each once',
    ['--lane', 'react:emulator', '--lane', 'react:fake', '--lane', 'react:emulator'],
    { lanes: ['react:emulator', 'react:fake'] },
  ],
  ['a renderer from outside runs alone', ['--renderer', 'mine.ts'], { renderer: 'mine.ts', lanes: [] }],
  [
    'a renderer from outside runs after the lanes that are named',
    ['--renderer', 'mine.ts', '--lane', 'react:fake'],
    { renderer: 'mine.ts', lanes: ['react:fake'] },
  ],
  [
    'a suite runs its scenarios on its lanes',
    ['--suite', 'safari-itp'],
    {
      tags: '@ours.sites-apart or @ours.no-third-party or @error.no-web-storage',
      lanes: ['react:firebase'],
    },
  ],
  [
    'a suite can be narrowed down by lanes and tags',
    ['--suite', 'safari-itp', '--lane', 'react:fake', '--tags', '@a or @b'],
    {
      tags: '(@ours.sites-apart or @ours.no-third-party or @error.no-web-storage) and (@a or @b)',
      lanes: ['react:fake'],
    },
  ],
  ['the broken renderers may run with --tags', ['--broken', '--tags', '@a.b'], { broken: true, tags: '@a.b' }],
  [
    'every option is read',
    [
      ...['--tags', '@route.home', '--name', 'a "b"', '--order', 'random:42', '--report', 'out'],
      ...['--shard', '2/3', '--workers', '3'],
    ],
    {
      ...{ tags: '@route.home', name: 'a "b"', order: 'random:42', report: 'out' },
      ...{ shard: { index: 2, total: 3 }, workers: 3 },
    },
  ],
] as const) {
  test(title, () => assert.deepEqual(read(argv), { broken: false, lanes: defaultLanes, ...options }));
}

test('the shard is read from environment variables, unless --shard names it', () => {
  const environment = { TEST_TOTAL_SHARDS: '3', TEST_SHARD_INDEX: '1' };
  for (const [argv, index] of [
    [[], 2],
    [['--shard', '3/3'], 3],
  ] as const) {
    const options = readOptions(argv, environment);
    assert.deepEqual('shard' in options && options.shard, { index, total: 3 });
  }
  const wrong = readOptions([], { TEST_TOTAL_SHARDS: '3', TEST_SHARD_INDEX: '3' });
  assert.match('print' in wrong ? wrong.print : '', /saw "3" of "3"[^]*Usage/);
});

test('--patience multiplies the patience of the browser of each lane', () => {
  for (const [argv, factor] of [
    [['--lane', 'react:fake/firefox'], 3],
    [['--lane', 'react:fake/firefox', '--patience', '4'], 12],
  ] as const) {
    const options = readOptions(argv, {});
    assert.deepEqual('lanes' in options && options.lanes.map(({ browser }) => browser.patienceFactor), [factor]);
  }
});

test('a lane is adapted to --patience and --locale', () => {
  const [lane] = findLanes(['react:fake']);
  assert.ok(lane);
  const { browser, locale } = adaptLane(lane, { patience: 2, locale: 'de' });
  assert.deepEqual([browser.patienceFactor, locale], [2, 'de']);
  assert.deepEqual(adaptLane(lane, {}), lane);
});

test('a random order has a seed, so that it can be repeated', () => {
  assert.match(JSON.stringify(read(['--order', 'random'])), /"order":"random:\d+"/);
});

for (const [title, argv, pattern] of [
  [
    'an unknown lane',
    ['--lane', 'vue:fake'],
    /--lane cannot be 'vue:fake'\. Expected one of: react:fake, react:emulator/,
  ],
  ['an unknown option', ['--lanes', 'react:fake'], /--lanes[^]*Usage/],
  ['an argument without an option', ['react:fake'], /unexpected argument 'react:fake'\.[^]*Usage/],
  ['an unknown order', ['--order', 'backwards'], /--order cannot be 'backwards'/],
  ['a random order with an empty seed', ['--order', 'random:'], /--order/],
  ['a shard beyond the total', ['--shard', '4/3'], /--shard cannot be '4\/3'/],
  ['no workers', ['--workers', '0'], /--workers cannot be '0'/],
  ['half a worker', ['--workers', '1.5'], /--workers cannot be '1.5'/],
  ['a repetition of one run', ['--repeat', '1'], /--repeat cannot be '1'/],
  ['a file as --report', ['--report', 'package.json'], /--report cannot be 'package\.json'\. Expected a folder/],
  ['--repeat with --report', ['--repeat', '2', '--report', 'out'], /--repeat cannot be combined with --report/],
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
