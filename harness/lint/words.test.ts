import assert from 'node:assert/strict';
import { test } from 'node:test';
import { underRule } from './sample.ts';
import { lintWords } from './words.ts';

const lintStep = (text: string): readonly string[] => lintWords(underRule('Scenario: Home', `Given ${text}`));

for (const text of [
  'she is told "The email and password you entered don\'t match"',
  'she opens "/Login?mode=resetPassword"',
  'the setting "signInOptions[0].requireDisplayName" is false',
  'the link "Terms of Service" leads to "https://www.example.com/terms"',
  'she comes from "http://doorstep.example/a"',
  '"https://" is refused',
  'she types ".ada@example.com" into "Email"',
  'the button has the colour "#123456"',
  'she gets a post, and puts it away',
  '200 milliseconds pass',
  'the code in her mail has expired',
  'she reads "Just <b>looking</b>"',
  'a reactor',
]) {
  test(`"${text}" is allowed`, () => {
    assert.deepEqual(lintStep(text), []);
  });
}

for (const [text, problem] of [
  ['she clicks .doorstep-card', 'expected no CSS selector, saw ".doorstep-card"'],
  ['she clicks #sign-in', 'expected no CSS selector, saw "#sign-in"'],
  ['she clicks "input[name=email]"', 'expected no CSS selector, saw "[name="'],
  ['she sees data-screen', 'expected no CSS selector, saw "data-screen"'],
  ['the app does POST something', 'expected no HTTP method, saw "POST"'],
  ['the service answers status 404', 'expected no HTTP status, saw "status 404"'],
  ['she opens "http://127.0.0.1:9099/"', 'expected no URL of a host, saw "http://1"'],
  ['she opens "https://www.google.com/"', 'expected no URL of a host, saw "https://w"'],
  ['she opens "https://example.com.evil.org/"', 'expected no URL of a host, saw "https://e"'],
  ['the service answers {"error": 1}', 'expected no JSON, saw "{"error":"'],
  ['the service answers ["password"]', 'expected no JSON, saw "["password"]"'],
  ['the fake has an account', 'expected no name of a renderer, backend or tool, saw "fake"'],
  ['FirebaseUI shows it', 'expected no name of a renderer, backend or tool, saw "FirebaseUI"'],
] as const) {
  test(`"${text}" is a problem`, () => {
    assert.deepEqual(lintStep(text), [`door.feature:5: ${problem}`]);
  });
}

test('tables, examples, doc strings and backgrounds are checked too', () => {
  const file = underRule(
    ...['Background:', 'Given the emulator'],
    ...['Scenario Outline: <a>', 'Then she sees:', '| React |', 'And she reads:', '"""', 'PUT', '"""'],
    ...['Examples:', '| a |', '| 7 |', '| stub |'],
  );
  assert.deepEqual(
    lintWords(file).map((problem) => problem.split(':')[1]),
    ['5', '7', '9', '16'],
  );
});
