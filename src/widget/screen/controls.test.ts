import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../messages/en.ts';
import { codeField } from './controls.ts';

test('the code field has a kind of its own', () => {
  assert.deepEqual(codeField(en), { kind: 'phoneConfirmationCode', label: '6-digit code' });
});
