import assert from 'node:assert/strict';
import { test } from 'node:test';
import { says } from './contains-text.ts';

const email = 'ada@example.com';

for (const [form, kept] of [
  ['as it is', 'email=ada@example.com'],
  ['in capitals', 'ADA@EXAMPLE.COM'],
  ['with percent signs', 'email=ada%40example.com'],
  ['with a percent sign for every byte', '%61%64%61%40%65%78%61%6D%70%6c%65%2E%63%6F%6D'],
  ['as JSON in JSON', JSON.stringify(JSON.stringify({ email }))],
  ['with JSON escapes', email.replaceAll(/./g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['in base64', btoa(email)],
  ['in base64, one byte on', btoa(`x${email}y`)],
  ['in base64, two bytes on', btoa(`xx${email}yyyy`)],
  ['in base64 with percent signs within', btoa(JSON.stringify({ email: encodeURIComponent(email) }))],
  ['in base64url', Buffer.from(`\u{3ff}?${email}`).toString('base64url')],
] as const) {
  test(`a text is found ${form}`, () => assert.ok(says(`before ${kept} after`, email)));
}

test('another text is not', () => {
  assert.ok(!says(`${btoa('bob@example.com')} bob@example.com`, email));
});
