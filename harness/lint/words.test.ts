import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTechnicalTerms } from './words.ts';

for (const text of [
  'she is told "The email and password you entered don\'t match"',
  'she opens "/Login?mode=resetPassword"',
  'the developer has set "signInOptions[0].requireDisplayName" to false',
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
  test(`"${text}" contains no technical term`, () => {
    assert.deepEqual(findTechnicalTerms(text), []);
  });
}

for (const [text, term] of [
  ['she clicks .doorstep-card', 'CSS selector, saw ".doorstep-card"'],
  ['she clicks #sign-in', 'CSS selector, saw "#sign-in"'],
  ['she clicks "input[name=email]"', 'CSS selector, saw "[name="'],
  ['she sees data-screen', 'CSS selector, saw "data-screen"'],
  ['the app does POST something', 'HTTP method, saw "POST"'],
  ['the service answers status 404', 'HTTP status, saw "status 404"'],
  ['she opens "http://127.0.0.1:9099/"', 'URL of a host, saw "http://1"'],
  ['she opens "https://www.google.com/"', 'URL of a host, saw "https://w"'],
  ['she opens "https://example.com.evil.org/"', 'URL of a host, saw "https://e"'],
  ['the service answers {"error": 1}', 'JSON, saw "{"error":"'],
  ['the service answers ["password"]', 'JSON, saw "["password"]"'],
  ['the fake has an account', 'name of a renderer, backend or tool, saw "fake"'],
  ['FirebaseUI shows it', 'name of a renderer, backend or tool, saw "FirebaseUI"'],
] as const) {
  test(`"${text}" contains a technical term`, () => {
    assert.deepEqual(findTechnicalTerms(text), [term]);
  });
}
