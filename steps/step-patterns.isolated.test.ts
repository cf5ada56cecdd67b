import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api';

interface Library {
  readonly stepDefinitions: readonly {
    readonly pattern: string | RegExp;
    matchesStepName(text: string): boolean;
  }[];
}

let library: Library;
before(async () => {
  const environment = { cwd: fileURLToPath(new URL('..', import.meta.url)) };
  const provided = { import: ['driver/world.ts', 'steps/*.steps.ts'] };
  const { runConfiguration } = await loadConfiguration({ file: false, provided }, environment);
  library = (await loadSupport(runConfiguration, environment)) as unknown as Library;
});

const countMatches = (text: string): number =>
  library.stepDefinitions.filter((definition) => definition.matchesStepName(text)).length;

test('no pattern has optional or alternative text, which would allow ungrammatical combinations', () => {
  const patterns = library.stepDefinitions.flatMap(({ pattern }) => (typeof pattern === 'string' ? pattern : []));
  assert.ok(patterns.length > 100, 'expected more than 100 step definitions: are they loaded?');
  assert.deepEqual(
    patterns.filter((pattern) => /[(/]/.test(pattern)),
    [],
  );
});

const verbs: readonly (readonly [present: string, participle: string, infinitive: string, rest: string])[] = [
  ['completes', 'completed', 'complete', '"Sign in"'],
  ['asks', 'asked', 'ask', 'for a code to "6505550100"'],
  ['chooses', 'chosen', 'choose', '"Next"'],
  ['chooses', 'chosen', 'choose', 'the country "France"'],
  ['closes', 'closed', 'close', "the provider's window"],
  ['signs', 'signed', 'sign', 'in with "GitHub", which has not verified her email'],
  ['asks', 'asked', 'ask', 'for the code of her second factor'],
  ['goes', 'gone', 'go', 'to the page for adding a second factor'],
  ['continues', 'continued', 'continue', 'with the email "ada@example.com"'],
  ['enters', 'entered', 'enter', '"123456" as the code'],
  ['enters', 'entered', 'enter', 'a wrong code'],
  ['enters', 'entered', 'enter', 'the code from her authenticator app'],
  ['enters', 'entered', 'enter', 'the code from her text message'],
  ['types', 'typed', 'type', 'the code from her text message'],
  ['types', 'typed', 'type', '"a" into "Email"'],
  ['follows', 'followed', 'follow', 'the link in her mail'],
  ['follows', 'followed', 'follow', 'the link in her mail in a new tab'],
  ['follows', 'followed', 'follow', 'the link in her mail with "b" replaced by "a"'],
  ['goes', 'gone', 'go', 'to "/"'],
  ['opens', 'opened', 'open', '"/"'],
  ['opens', 'opened', 'open', '"/" in a new tab'],
  ['opens', 'opened', 'open', '"/" on another device'],
  ['opens', 'opened', 'open', 'the link in her mail'],
  ['opens', 'opened', 'open', 'the link in her mail on another device'],
  ['opens', 'opened', 'open', 'the link in her mail, which continues to "/"'],
  ['cancels', 'cancelled', 'cancel', 'at the provider'],
  ['reloads', 'reloaded', 'reload', 'the page'],
  ['searches', 'searched', 'search', 'the countries for "a"'],
  ['signs', 'signed', 'sign', 'in at the provider'],
  ['signs', 'signed', 'sign', 'in at the provider with the email "ada@example.com"'],
  ['signs', 'signed', 'sign', 'in at the provider, which has not verified her email'],
  ['solves', 'solved', 'solve', 'the human verification'],
  ['submits', 'submitted', 'submit', ':'],
];

for (const [present, participle, infinitive, rest] of verbs) {
  const end = rest === ':' ? rest : ` ${rest}`;
  test(`"${present}" and "has ${participle}" are the only forms of "${infinitive}${end}"`, () => {
    for (const person of ['she', 'Ada']) {
      for (const form of [present, `has ${participle}`]) {
        assert.equal(countMatches(`${person} ${form}${end}`), 1, `${person} ${form}${end}`);
      }
      const wrongForms = [infinitive, `has ${present}`, `have ${participle}`, `have ${infinitive}`, `has${participle}`];
      for (const form of [...wrongForms, ...(participle === infinitive ? [] : [participle, `has ${infinitive}`])]) {
        assert.equal(countMatches(`${person} ${form}${end}`), 0, `${person} ${form}${end}`);
      }
    }
    for (const form of [present, infinitive, `has ${participle}`, `have ${participle}`]) {
      assert.equal(countMatches(`they ${form}${end}`), 0, `they ${form}${end}`);
    }
  });
}

// Steps with wrong grammar must match no pattern, except for steps such as "2 window has been opened", which the lists
// leave out: `npm run mutate -- --spec` creates this step from "1 window has been opened", and must be able to run it.
for (const [title, grammatical, ungrammatical] of [
  [
    'time passes',
    ['1 second passes', '15 seconds pass', '1 second has passed', '15 seconds have passed'],
    ['15 seconds passes', '1 second have passed', '15 seconds has passed', '15 seconds have pass', '1 second passed'],
  ],
  [
    'the service answers',
    ['the service answers', 'the service has answered'],
    ['the service answer', 'the service answered', 'the service has answers', 'the service has answer'],
  ],
  [
    'phone is the only option',
    ['phone is the only sign-in option', 'phone has become the only sign-in option'],
    [
      'phone has the only sign-in option',
      'phone is become the only sign-in option',
      'phone has-become the only sign-in option',
    ],
  ],
  [
    'a code is invalid',
    ["the link in Ada's mail has been used", "the link in Ada's mail has expired"],
    ["the link in Ada's mail has become expired", "the link in Ada's mail has used"],
  ],
  [
    'windows were opened',
    ['1 window has been opened', '1 window of 500 by 600 pixels has been opened'],
    ['1 window have been opened', '1 windows have been opened', '1 windows of 500 by 600 pixels has been opened'],
  ],
  [
    'operations are counted',
    [
      'the service has received 1 request to create the account',
      'the service has received 2 requests to create the account',
    ],
    [
      'the service has received 2 requests to creates the account',
      'the service have received 1 request to create the account',
    ],
  ],
  [
    'second factors are counted',
    ["Ada's account has 1 second factor", "Ada's account has 2 second factors"],
    ["Ada's account have 1 second factor", "Ada's account has 2 second factor(s)"],
  ],
] as const) {
  test(`steps are grammatical if ${title}`, () => {
    for (const text of grammatical) assert.equal(countMatches(text), 1, text);
    for (const text of ungrammatical) assert.equal(countMatches(text), 0, text);
  });
}
