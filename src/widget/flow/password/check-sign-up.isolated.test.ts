import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toEnglish } from '../../../../fixtures/flow.ts';
import type { CheckSignUp } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome, type Ui } from '../../ui.ts';
import { checkSignUp } from './check-sign-up.ts';

const ui = { waitFor: toOutcome } as unknown as Ui;
const values = { email: 'ada@example.com', newPassword: 'secret', 'signUp-company': 'Navy' };

function check(run: CheckSignUp) {
  const settings = createSettings({ signUpFields: [{ name: 'company', label: 'Company' }], checkSignUp: run });
  return checkSignUp({ ui, settings } as Pick<Tools, 'ui' | 'settings'>, values);
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
