import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toEnglish } from '../../../../fixtures/flow.ts';
import { describeNumber } from './describe-number.ts';

test('the number to which the code was sent is a link to change the number', () => {
  assert.deepEqual(toEnglish(describeNumber('+12125550123', createTools())), [
    ['Enter the 6-digit code we sent to ', { text: '+12125550123', action: 'change' }],
  ]);
});

test('with `resendCodesInPlace`, the number is in groups of digits, and the link to change it is below', () => {
  assert.deepEqual(toEnglish(describeNumber('+12125550123', createTools({ resendCodesInPlace: true }))), [
    ['Enter the 6-digit code we sent to ', { strong: '+1\u00A0212\u00A0555\u00A00123' }],
    [{ text: 'Change phone number', action: 'change' }],
  ]);
});
