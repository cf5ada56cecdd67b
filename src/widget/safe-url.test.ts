import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseOwnUrl, parseWebUrl } from './safe-url.ts';

const base = new URL('https://app.example/Login?mode=select');

test("URLs of the app's own origin are accepted", () => {
  for (const [text, expected] of [
    ['/cummies', 'https://app.example/cummies'],
    ['cummies', 'https://app.example/cummies'],
    ['?a=1', 'https://app.example/Login?a=1'],
    ['https://app.example/x', 'https://app.example/x'],
    ['HTTPS://APP.EXAMPLE/x', 'https://app.example/x'],
  ] as const) {
    assert.equal(parseOwnUrl(text, base)?.href, expected, text);
  }
});

test('URLs of any other origin are rejected', () => {
  for (const text of [
    '//evil.example',
    'https://evil.example/',
    'http://app.example/',
    'https://app.example:444/',
    'https:evil.example',
    'https://app.example@evil.example/',
    'https://x@app.example/',
    'https://x:y@app.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '\t//evil.example',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example/1',
    'about:blank',
    'https://',
  ]) {
    const url = parseOwnUrl(text, base);
    assert.ok(url === null || (url.origin === base.origin && url.username === ''), `${text} leads to ${url?.href}`);
  }
});

test('parseOwnUrl returns null or a URL of the same origin for any text', () => {
  const pieces = fc.constantFrom('/', '\\', ':', '//', '@', 'https', 'javascript', 'evil.example', '\t', '?', '#', '.');
  const anyText = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (input) => {
      const url = parseOwnUrl(input, base);
      assert.ok(url === null || url.origin === 'https://app.example');
    }),
    { numRuns: 1000 },
  );
});

test('a configured URL may have a different origin, but only the scheme http or https', () => {
  assert.equal(parseWebUrl('https://other.example/', base)?.href, 'https://other.example/');
  assert.equal(parseWebUrl('javascript:alert(1)', base), null);
  assert.equal(parseWebUrl('mailto:a@b.co', base), null);
});

test('a configured URL may be http', () => {
  assert.equal(parseWebUrl('http://other.example/', base)?.href, 'http://other.example/');
});

test('a URL with a user name or password is rejected', () => {
  for (const text of ['https://ada@app.example/', 'https://:secret@app.example/', 'https://ada:secret@app.example/']) {
    assert.equal(parseWebUrl(text, base), null, text);
    assert.equal(parseOwnUrl(text, base), null, text);
  }
});
