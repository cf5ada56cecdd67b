import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createRefusal, createSettings, createUser } from '../../../../fixtures/flow.ts';
import { recordReportedErrors } from '../../../../fixtures/page-globals.ts';
import type { NeedsSignUpFields } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome, type Ui } from '../../ui.ts';
import { needsSignUpFields } from './needs-sign-up-fields.ts';

const reported = recordReportedErrors();
mock.timers.enable({ apis: ['setTimeout'] });

function decide(decision: NeedsSignUpFields, isNewUser: boolean, waitFor: Ui['waitFor'] = toOutcome) {
  const settings = createSettings({ needsSignUpFields: decision });
  return needsSignUpFields({ ui: { waitFor }, settings } as Pick<Tools, 'ui' | 'settings'>, createUser(), isNewUser);
}

const never = () => new Promise<boolean>(() => {});

test('the decision of the app holds, whether it is a value or a promise', async () => {
  assert.equal(await decide(() => true, false), true);
  assert.equal(await decide(async () => false, true), false);
  assert.deepEqual(reported, []);
});

test('if the decision fails, new users are asked, and the error is reported', async () => {
  const error = new Error('no answer');
  assert.equal(await decide(() => Promise.reject(error), true), true);
  assert.equal(await decide(() => Promise.reject(error), false), false);
  assert.deepEqual(reported, [error, error]);
});

test('a decision that is not true or false is reported', async () => {
  assert.equal(await decide((() => undefined) as unknown as NeedsSignUpFields, true), true);
  assert.match(String(reported[0]), /needsSignUpFields: must return true or false, but has returned/);
});

test('a decision that takes 10 seconds is reported', async () => {
  const decided = decide(never, false);
  mock.timers.tick(9999);
  await new Promise(setImmediate);
  assert.deepEqual(reported, []);
  mock.timers.tick(1);
  assert.equal(await decided, false);
  assert.match(String(reported[0]), /no result within 10 s/);
});

test('if the visitor stops waiting, new users are asked, and a late decision is not reported', async () => {
  const stop: Ui['waitFor'] = async () => ({ ok: false, error: createRefusal('auth/network-request-failed') });
  assert.equal(await decide(never, true, stop), true);
  assert.equal(await decide(never, false, stop), false);
  const left = new Error('left');
  await assert.rejects(
    decide(never, true, () => Promise.reject(left)),
    left,
  );
  mock.timers.tick(20_000);
  await new Promise(setImmediate);
  assert.deepEqual(reported, []);
});
