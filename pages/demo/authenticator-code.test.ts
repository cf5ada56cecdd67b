import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeAuthenticatorCode } from './authenticator-code.ts';

test('the code of RFC 6238 (appendix B) is computed for its key, whose case and spaces are ignored', () => {
  for (const key of [
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    'gezd gnbv gy3t qojq gezd gnbv gy3t qojq',
    ' GEZDGNBVGY3TQOJQ\nGEZDGNBVGY3TQOJQ ',
  ]) {
    assert.equal(computeAuthenticatorCode(key, 59_000), '287082', key);
  }
  assert.equal(computeAuthenticatorCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1_111_111_109_000), '081804');
});

test('no code is computed for an invalid key', () => {
  for (const key of ['', 'GEZDGNBVGY3TQOJ', 'GEZDGNBVGY3TQOJ1', 'GEZDGNBVGY3TQOJ-', '123456']) {
    assert.equal(computeAuthenticatorCode(key, 59_000), null, key);
  }
});
