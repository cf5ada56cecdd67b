import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools } from '../../../../fixtures/flow.ts';
import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import type { CheckedConfig } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { listFactors } from './list-factors.ts';

const app: SecondFactor = { uid: 'a', factorId: 'totp', displayName: null, phoneNumber: null };
const phone: SecondFactor = { uid: 'p', factorId: 'phone', displayName: null, phoneNumber: '+16505550123' };
const list = (factors: readonly SecondFactor[], config: Partial<CheckedConfig> = {}, canChange = true) =>
  translateAll(listFactors(factors, createTools(config), canChange), english);

const removeApp = {
  label: 'Remove Authenticator app',
  shortLabel: 'Remove Authenticator app',
  icon: 'totp',
  color: '',
};
const listedApp = { uid: 'a', name: 'Authenticator app', removal: removeApp };

test('each factor can be removed, and of a phone only the last four digits are shown', () => {
  assert.deepEqual(list([phone, app]), [
    {
      uid: 'p',
      name: '+*******0123',
      removal: { label: 'Remove +*******0123', shortLabel: 'Remove +*******0123', icon: 'phone', color: '' },
    },
    listedApp,
  ]);
  assert.deepEqual(list([app]), [listedApp]);
  assert.deepEqual(list([]), []);
});

test('a factor with a name is removed by its name, and factors with the same name are numbered', () => {
  const names = (
    translateAll(
      listFactors([{ ...phone, displayName: 'Work' }, app, { ...app, uid: 'b' }], createTools(), true),
      english,
    ) as readonly { readonly name: string }[]
  ).map(({ name }) => name);
  assert.deepEqual(names, ['Work', 'Authenticator app (1)', 'Authenticator app (2)']);
});

test('a phone number that the service has masked stays as it is', () => {
  const [listed] = listFactors([{ ...phone, phoneNumber: '+*******0123' }], createTools(), true);
  assert.equal(translateAll(listed?.name, english), '+*******0123');
});

for (const requireSecondFactor of [true, ['totp']] as const) {
  test(`if the app requires a second factor (${String(requireSecondFactor)}), the last one cannot be removed`, () => {
    assert.deepEqual(list([app], { requireSecondFactor }), [{ ...listedApp, removal: null }]);
    assert.deepEqual(list([app, { ...app, uid: 'b', displayName: 'Work' }], { requireSecondFactor }), [
      listedApp,
      {
        uid: 'b',
        name: 'Work',
        removal: { label: 'Remove Work', shortLabel: 'Remove Work', icon: 'totp', color: '' },
      },
    ]);
  });
}

test('if the app requires no second factor, the last one can be removed', () => {
  assert.deepEqual(list([app], { requireSecondFactor: false }), [listedApp]);
});

test('if the backend cannot change accounts, no factor can be removed', () => {
  assert.deepEqual(list([app], {}, false), [{ ...listedApp, removal: null }]);
});
