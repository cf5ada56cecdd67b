import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containsText } from './contains-text.ts';

const email = 'ada@example.com';

for (const [form, data] of [
  ['as it is', 'email=ada@example.com'],
  ['in capitals', 'ADA@EXAMPLE.COM'],
  ['percent-encoded', 'email=ada%40example.com'],
  ['with every byte percent-encoded', '%61%64%61%40%65%78%61%6D%70%6c%65%2E%63%6F%6D'],
  ['as JSON in JSON', JSON.stringify(JSON.stringify({ email }))],
  ['with JSON escapes', email.replaceAll(/./g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['in base64', btoa(email)],
  ['in base64 after one byte', btoa(`x${email}y`)],
  ['in base64 after two bytes', btoa(`xx${email}yyyy`)],
  ['percent-encoded in base64', btoa(JSON.stringify({ email: encodeURIComponent(email) }))],
  ['in base64url', Buffer.from(`\u{3ff}?${email}`).toString('base64url')],
] as const) {
  test(`a text is found ${form}`, () => assert.ok(containsText(`before ${data} after`, email)));
}

test('a different text is not found', () => {
  assert.ok(!containsText(`${btoa('bob@example.com')} bob@example.com`, email));
});
