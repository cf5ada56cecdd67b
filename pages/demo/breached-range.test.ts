import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBreachedRange } from './breached-range.ts';

// The SHA-1 hash of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
for (const prefix of ['5BAA6', '5baa6']) {
  test(`the range ${prefix} lists the rest of the hash of "password" with its count, and padding`, async () => {
    const lines = (await listBreachedRange(prefix)).split('\r\n');
    assert.deepEqual(lines, ['1E4C9B93F3F0682250B6CF8331B7EE68FD8:5', `${'0'.repeat(35)}:0`]);
  });
}

test('a range without a breached password has only padding', async () => {
  assert.equal(await listBreachedRange('00000'), `${'0'.repeat(35)}:0`);
});
