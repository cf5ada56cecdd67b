import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveKey } from './derive-key.ts';
import { open, seal } from './seal.ts';

const key = await deriveKey('a token');

test('a text can be decrypted with the same key and purpose', async () => {
  for (const text of ['ada@example.com', '', 'Zoë 🔑']) {
    assert.equal(await open(await deriveKey('a token'), 'email', await seal(key, 'email', text)), text);
  }
});

test('a text cannot be decrypted with a different key or purpose', async () => {
  const sealed = await seal(key, 'email', 'ada@example.com');
  assert.equal(await open(await deriveKey('another token'), 'email', sealed), null);
  assert.equal(await open(key, 'credential', sealed), null);
});

test('every encryption uses a new nonce', async () => {
  const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(key, 'email', 'ada@example.com')));
  const nonces = sealed.map((value) => Buffer.from(value, 'base64url').subarray(0, 12).toString('hex'));
  assert.equal(new Set(nonces).size, 50);
});

test('a damaged value cannot be decrypted', async () => {
  const sealed = await seal(key, 'email', 'ada@example.com');
  const changed = Buffer.from(sealed, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  for (const value of ['', '?', 'AAAA', sealed.slice(0, -4), changed.toString('base64url')]) {
    assert.equal(await open(key, 'email', value), null, value);
  }
});

test('a value from an earlier version can still be decrypted', async () => {
  assert.equal(
    await open(key, 'email', 'teBsThJhlFoFkwwNLxhHmznc80DeV410xFwwQWW5dwUaFYnUtEbLbuecnQ'),
    'ada@example.com',
  );
});

test('a derived key cannot be exported', () => {
  assert.equal(key.extractable, false);
});
