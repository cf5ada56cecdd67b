import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseOwnUrl, parseWebUrl } from './safe-url.ts';

const base = new URL('https://app.example/Login?mode=select');

test("the app's own addresses are followed", () => {
  for (const [written, expected] of [
    ['/cummies', 'https://app.example/cummies'],
    ['cummies', 'https://app.example/cummies'],
    ['?a=1', 'https://app.example/Login?a=1'],
    ['https://app.example/x', 'https://app.example/x'],
    ['HTTPS://APP.EXAMPLE/x', 'https://app.example/x'],
  ] as const) {
    assert.equal(parseOwnUrl(written, base)?.href, expected, written);
  }
});

test('an address that leads away is not followed', () => {
  for (const written of [
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
    const url = parseOwnUrl(written, base);
    assert.ok(url === null || (url.origin === base.origin && url.username === ''), `${written} leads to ${url?.href}`);
  }
});

test('whatever is written, an own URL has the own origin and is http or https', () => {
  const pieces = fc.constantFrom('/', '\\', ':', '//', '@', 'https', 'javascript', 'evil.example', '\t', '?', '#', '.');
  const written = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, (text) => {
      const url = parseOwnUrl(text, base);
      assert.ok(url === null || url.origin === 'https://app.example');
    }),
    { numRuns: 1000 },
  );
});

test('what the developer wrote may lead elsewhere, but only on the web', () => {
  assert.equal(parseWebUrl('https://other.example/', base)?.href, 'https://other.example/');
  assert.equal(parseWebUrl('javascript:alert(1)', base), null);
  assert.equal(parseWebUrl('mailto:a@b.co', base), null);
});

test('the web is http, too', () => {
  assert.equal(parseWebUrl('http://other.example/', base)?.href, 'http://other.example/');
});

test('a name or a password in an address is nobody’s way', () => {
  for (const written of [
    'https://ada@app.example/',
    'https://:secret@app.example/',
    'https://ada:secret@app.example/',
  ]) {
    assert.equal(parseWebUrl(written, base), null, written);
    assert.equal(parseOwnUrl(written, base), null, written);
  }
});
