import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findIconShapes } from './icon-shapes.ts';

test('every provider of the specification has an icon, and so has X', () => {
  const known = ['google.com', 'facebook.com', 'twitter.com', 'github.com', 'microsoft.com', 'apple.com', 'yahoo.com'];
  for (const id of [
    ...known,
    'x.com',
    'password',
    'phone',
    'anonymous',
    'saml.acme',
    'oidc.acme',
    'app',
    'totp',
    'tenant',
  ]) {
    assert.ok(findIconShapes(id), id);
  }
});

test('a URL and an unknown name have no built-in icon', () => {
  for (const icon of ['/icon.svg', 'https://saml.example/icon.svg', 'foo.com', 'constructor', '']) {
    assert.equal(findIconShapes(icon), null, icon);
  }
});

test('the paths of the app take the place of a built-in icon, in their own colour or in that of the text', () => {
  const paths = [{ d: 'M0 0h9v9z' }, { d: 'M9 9h9v9z', color: '#36c5f0' }];
  assert.deepEqual(findIconShapes('oidc.acme', paths), [
    ['path', { style: { fill: 'currentcolor', stroke: 'none' }, d: 'M0 0h9v9z' }],
    ['path', { style: { fill: '#36c5f0', stroke: 'none' }, d: 'M9 9h9v9z' }],
  ]);
});
