import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTotpCode, createTotpSecret, getTotpCode } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B. Of each eight-digit code, only the last six digits are expected.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

for (const [seconds, code] of [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const) {
  test(`the code at ${seconds} s equals the test vector of RFC 6238`, () => {
    assert.equal(getTotpCode(secret, seconds * 1000), code);
  });
}

test('a code is accepted in its period of 30 s and in the periods just before and after it', () => {
  const code = getTotpCode(secret, 3_000_000);
  for (const now of [2_970_000, 3_000_000, 3_029_999, 3_059_999]) assert.ok(isTotpCode(secret, code, now), String(now));
  for (const now of [2_969_999, 3_060_000]) assert.ok(!isTotpCode(secret, code, now), String(now));
  assert.ok(!isTotpCode(secret, '', 3_000_000));
});

test('every new secret is different and yields six-digit codes', () => {
  const [first, second] = [createTotpSecret(), createTotpSecret()];
  assert.notEqual(first, second);
  assert.match(first, /^[A-Z2-7]{32}$/);
  assert.match(getTotpCode(first, 0), /^\d{6}$/);
});
