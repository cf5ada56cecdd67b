import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { codeEntry } from './code-entry.ts';

const fields = { phoneConfirmationCode: { kind: 'phoneConfirmationCode', label: '6-digit code' } };
const cancel = { role: 'secondary', label: 'Cancel' };
const goOn = { role: 'primary', label: 'Continue' };

test('a code that was sent can be entered, and another one had after a while', () => {
  assert.deepEqual(codeEntry(en, 0), {
    fields,
    actions: { cancel, continue: goOn },
    status: 'Resend code in 0:15',
    focus: 'phoneConfirmationCode',
  });
  const { actions } = codeEntry(en, 15);
  assert.deepEqual(Object.entries(actions), [
    ['cancel', cancel],
    ['resend', { role: 'link', label: 'Resend' }],
    ['continue', goOn],
  ]);
});

test('one that an app shows can only be entered', () => {
  assert.deepEqual(codeEntry(en, null), {
    fields,
    actions: { cancel, continue: goOn },
    focus: 'phoneConfirmationCode',
  });
});
