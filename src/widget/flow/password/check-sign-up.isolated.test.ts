import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toEnglish } from '../../../../fixtures/flow.ts';
import type { CheckSignUp } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { english } from '../../messages/english.ts';
import { translate } from '../../messages/translate.ts';
import { toOutcome, type Ui, type Values } from '../../ui.ts';
import { checkSignUp } from './check-sign-up.ts';

const ui = { waitFor: toOutcome } as unknown as Ui;
const values = { email: 'ada@example.com', newPassword: 'secret', 'signUp-company': 'Navy' };

const account = { email: 'ada@example.com', displayName: 'Ada' };
const formOfAccount = { 'signUp-company': 'Navy' };

function check(
  run: CheckSignUp,
  formValues: Values = values,
  of?: typeof account | { email: null; displayName: null },
) {
  const settings = createSettings({ signUpFields: [{ name: 'company', label: 'Company' }], checkSignUp: run });
  return checkSignUp({ ui, settings } as Pick<Tools, 'ui' | 'settings'>, formValues, of);
}

test('a check that fails is reported to the app as an uncaught error', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const error = new Error('no answer');
  const notice = { notice: 'Something went wrong. Please try again.' };
  assert.deepEqual(toEnglish(await check(() => Promise.reject(error))), notice);
  assert.deepEqual(
    toEnglish(
      await check(() => {
        throw error;
      }),
    ),
    notice,
  );
  assert.deepEqual(reported, [error, error]);
});

test('a check that returns no message accepts the form', async () => {
  for (const found of [null, undefined, {}, { company: null }, { company: '' }]) {
    assert.equal(await check(() => found), null);
  }
});

test('after the account was created, the check receives its email and its name, if it has them', async () => {
  const received: unknown[] = [];
  const record: CheckSignUp = (checked) => void received.push(checked);
  await check(record, formOfAccount, account);
  await check(record, formOfAccount, { email: null, displayName: null });
  assert.deepEqual(received, [{ email: 'ada@example.com', name: 'Ada', company: 'Navy' }, { company: 'Navy' }]);
});

test('messages about the email and the name of an account are one notice, beside those under fields', async () => {
  const found = { email: 'Use your work email.', name: { en: 'Use your full name.' }, company: 'Unknown.' };
  const feedback = await check(() => found, formOfAccount, account);
  assert.ok(feedback?.notice);
  assert.equal(translate(feedback.notice, english), 'Use your work email. Use your full name.');
  assert.deepEqual(Object.keys(feedback.errors ?? {}), ['signUp-company']);
});
