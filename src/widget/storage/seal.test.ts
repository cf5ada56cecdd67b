import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveKey, open, seal } from './seal.ts';

const key = await deriveKey('a token');

test('a sealed text opens with the same key and purpose', async () => {
  for (const text of ['ada@example.com', '', 'Zoë 🔑']) {
    assert.equal(await open(await deriveKey('a token'), 'email', await seal(key, 'email', text)), text);
  }
});

test('a sealed text opens neither with a different key nor with a different purpose', async () => {
  const sealed = await seal(key, 'email', 'ada@example.com');
  assert.equal(await open(await deriveKey('another token'), 'email', sealed), null);
  assert.equal(await open(key, 'credential', sealed), null);
});

test('every sealed text has a new nonce', async () => {
  const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(key, 'email', 'ada@example.com')));
  const nonces = sealed.map((value) => Buffer.from(value, 'base64url').subarray(0, 12).toString('hex'));
  assert.equal(new Set(nonces).size, 50);
});

test('a damaged value does not open', async () => {
  const sealed = await seal(key, 'email', 'ada@example.com');
  const changed = Buffer.from(sealed, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  for (const value of ['', '?', 'AAAA', sealed.slice(0, -4), changed.toString('base64url')]) {
    assert.equal(await open(key, 'email', value), null, value);
  }
});

test('a value that an earlier version sealed still opens', async () => {
  assert.equal(
    await open(key, 'email', 'teBsThJhlFoFkwwNLxhHmznc80DeV410xFwwQWW5dwUaFYnUtEbLbuecnQ'),
    'ada@example.com',
  );
});

test('scripts can use a derived key but not read it', () => {
  assert.equal(key.extractable, false);
});
