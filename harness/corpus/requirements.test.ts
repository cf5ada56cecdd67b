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

for (const [title, text, problem] of [
  ['an id that is taken', home + home, 'list.yaml:5: the id route.home is taken since line 1'],
  [
    'an entry without a sentence',
    home.replace(/ *sentence.*\n/, ''),
    'list.yaml:1: expected a text as sentence, saw none',
  ],
  ['an entry without a source', home.replace('spec §2', '""'), 'list.yaml:1: expected a text as source, saw ""'],
  [
    'a status that is none',
    home.replace('built', 'soon'),
    'list.yaml:1: expected the status built or later, saw "soon"',
  ],
  [
    'an id of another form',
    home.replace('route.home', 'Home'),
    'list.yaml:1: expected an id of small letters, digits, hyphens and dots, such as route.home, saw "Home"',
  ],
  [
    'what comes later without an issue',
    phone.replace(/ *issue.*\n/, ''),
    'list.yaml:1: screen.phone-start comes later: expected the number of the issue that brings it as issue',
  ],
  ['what is built and has an issue', `${home}  issue: 3\n`, 'list.yaml:1: route.home is built, so no issue brings it'],
  [
    'a field that there is not',
    `${home}  since: 1\n`,
    'list.yaml:1: no field is named "since"; there are id, sentence, source, status, issue',
  ],
  ['something that is no list', 'route.home: built', 'list.yaml:1: expected a list of requirements'],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(problemsOf(text), [problem]);
  });
}

test('what is no YAML is a problem with its line', () => {
  assert.match(problemsOf(`${home}- id: "x\n`)[0] ?? '', /^list\.yaml:\d+: /);
});
