import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFaults } from './faults.ts';

const sources: Readonly<Record<string, string>> = {
  'src/a.ts': 'export const run = () => [1, 2, 2];\n',
  'src/a.css': 'a { color: red }\n',
};
const parse = (text: string, name = 'faults/route.yaml') =>
  parseFaults(text, name, new Set(['route.home', 'flow.busy']), (path) => sources[path] ?? null);

test('a fault has a requirement, a sentence, a lane and replacements', () => {
  const { entries, problems } = parse(`
- requirement: route.home
  fault: The list starts at 3
  file: src/a.ts
  replace: '[1,'
  with: '[3,'
  also:
    - file: src/a.css
      replace: red
      with: blue
- requirement: route.home
  fault: The list has another start
  lane: plain:fake
  file: src/a.ts
  replace: '1, 2'
  with: '2'
`);
  assert.deepEqual(problems, []);
  const [first, second] = entries;
  assert.deepEqual(first, {
    id: 'route.home: The list starts at 3',
    requirement: 'route.home',
    lane: 'react:fake',
    edits: [
      { file: 'src/a.ts', replace: '[1,', with: '[3,' },
      { file: 'src/a.css', replace: 'red', with: 'blue' },
    ],
    isSwitchable: false,
    line: 2,
  });
  assert.deepEqual([second?.lane, second?.isSwitchable], ['plain:fake', true]);
});

const toFault = (fields: string): string => `- requirement: route.home\n  fault: A fault\n${fields}`;

for (const [title, text, problem] of [
  ['an unknown requirement', toFault('').replace('route.home', 'route.none'), /unknown requirement "route\.none"/],
  [
    'a file for a different requirement',
    toFault('').replace('route.home', 'flow.busy'),
    /expected faults of flow\.busy in flow\.yaml/,
  ],
  ['an unknown lane', toFault('  lane: react:none'), /unknown lane "react:none"\. Known lanes: react:fake/],
  ['a missing replacement', toFault('  file: src/a.ts\n  replace: 1'), /expected a text for "with"/],
  ['an unknown file', toFault('  file: src/b.ts\n  replace: a\n  with: b'), /the file src\/b\.ts does not exist/],
  [
    'a text that the file does not contain',
    toFault('  file: src/a.ts\n  replace: "7"\n  with: b'),
    /exactly once in src\/a\.ts, but does not occur\. Adapt it to the code:\n  7/,
  ],
  [
    'a text that the file contains twice',
    toFault('  file: src/a.ts\n  replace: "2"\n  with: b'),
    /exactly once in .*, but occurs 2 times\. Adapt it to the code:\n  2/,
  ],
  [
    'a replacement that changes nothing',
    toFault('  file: src/a.ts\n  replace: "1"\n  with: "1"'),
    /expected "with" to differ/,
  ],
  [
    'an unknown name',
    toFault('  file: src/a.ts\n  replace: "1,"\n  with: "one(),"'),
    /uses "one", which nothing declares/,
  ],
  ['a syntax error', toFault('  file: src/a.ts\n  replace: "1,"\n  with: "1)"'), /does not parse with this fault/],
] as const) {
  test(`${title} is reported with file and line`, () => {
    const { entries, problems } = parse(text);
    assert.deepEqual(entries.length > 0 && title !== 'an unknown lane' ? entries : [], []);
    assert.match(problems.join('\n'), problem);
    assert.match(problems.join('\n'), /^faults\/route\.yaml:1: /m);
  });
}

test('all problems are reported at once', () => {
  const lost = '  file: src/a.ts\n  replace: "7"\n  with: b\n';
  const { problems } = parse(`${toFault(lost)}${toFault(lost).replace('A fault', 'Another')}`);
  assert.equal(problems.length, 2);
});
