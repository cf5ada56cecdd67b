import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toEnglish } from '../../../fixtures/flow.ts';
import { texts } from '../messages/phrase.ts';
import { codeField } from './later-controls.ts';

test('the code field has a kind of its own', () => {
  assert.deepEqual(toEnglish(codeField(texts)), { kind: 'phoneConfirmationCode', label: '6-digit code' });
});
