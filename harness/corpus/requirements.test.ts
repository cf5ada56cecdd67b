import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRequirements } from './requirements.ts';

const home = `- id: route.home
  sentence: There is a home.
  source: spec §2
  status: built
`;
const phone = `- id: screen.phone-start
  sentence: There is a screen.
  source: spec §2
  status: later
  issue: 3
`;
const problemsOf = (text: string): readonly string[] => parseRequirements(text, 'list.yaml').problems;

test('entries are read with their lines', () => {
  const { entries, problems } = parseRequirements(`# All of them\n${home}${phone}`, 'list.yaml');
  assert.deepEqual(problems, []);
  assert.deepEqual(entries, [
    { id: 'route.home', sentence: 'There is a home.', source: 'spec §2', status: 'built', line: 2 },
    { id: 'screen.phone-start', sentence: 'There is a screen.', source: 'spec §2', status: 'later', line: 6 },
  ]);
});

test('a YAML anchor can repeat a text, but not an entry', () => {
  const anchored = home.replace('spec §2', '&source spec §2');
  const aliased = phone.replace('spec §2', '*source');
  const { entries, problems } = parseRequirements(anchored + aliased, 'list.yaml');
  assert.deepEqual(problems, []);
  assert.equal(entries[1]?.source, 'spec §2');
  const repeated = `${home.replace('- id', '- &home\n  id')}- *home\n`;
  assert.deepEqual(problemsOf(repeated), ['list.yaml:2: the id route.home is already used in line 2']);
});

for (const [title, text, problem] of [
  ['an id that is used twice', home + home, '5: the id route.home is already used in line 1'],
  ['an entry without a sentence', home.replace(/ *sentence.*\n/, ''), '1: expected a text for "sentence", saw none'],
  ['an entry without a source', home.replace('spec §2', '""'), '1: expected a text for "source", saw ""'],
  ['an unknown status', home.replace('built', 'soon'), '1: expected the status built or later, saw "soon"'],
  [
    'an invalid id',
    home.replace('route.home', 'Home'),
    '1: expected an id of lower-case letters, digits, hyphens and dots, such as route.home, saw "Home"',
  ],
  [
    'a later requirement without an issue',
    phone.replace(/ *issue.*\n/, ''),
    '1: screen.phone-start comes later: expected the number of its issue as "issue"',
  ],
  ['a built requirement with an issue', `${home}  issue: 3\n`, '1: route.home is built: expected no "issue"'],
  [
    'an unknown field',
    `${home}  since: 1\n`,
    '1: unknown field "since". Known fields: id, sentence, source, status, issue',
  ],
  ['a file without a list', 'route.home: built', '1: expected a list'],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(problemsOf(text), [`list.yaml:${problem}`]);
  });
}

test('invalid YAML is a problem with its line', () => {
  assert.match(problemsOf(`${home}- id: "x\n`)[0] ?? '', /^list\.yaml:\d+: /);
});
