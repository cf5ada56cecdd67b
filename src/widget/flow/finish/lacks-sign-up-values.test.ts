import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createSettings, createUser } from '../../../../fixtures/flow.ts';
import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { CheckedConfig } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { mayLackSignUpValues } from './lacks-sign-up-values.ts';

const signUpFields = [{ name: 'company', label: 'Company' }];
const isNewUser = { additionalUserInfo: { isNewUser: true, providerId: 'google.com', profile: null } };
const isKnownUser = { additionalUserInfo: { isNewUser: false, providerId: 'google.com', profile: null } };

const createSignUpTools = (config: Partial<CheckedConfig> = { signUpFields }) => ({
  auth: {} as Tools['auth'],
  settings: createSettings(config),
  page: { storage: null } as Tools['page'],
});

const mayLack = (result: Partial<AuthResult>, config?: Partial<CheckedConfig>, skipsFields?: boolean): boolean =>
  mayLackSignUpValues(createSignUpTools(config), { result: createResult(result), ...(skipsFields && { skipsFields }) });

test('a new user may lack the values, but not a known user, a guest, or one who has filled in the form', () => {
  assert.equal(mayLack(isNewUser), true);
  assert.equal(mayLack(isKnownUser), false);
  assert.equal(mayLack({}), false);
  assert.equal(mayLack({ ...isNewUser, user: createUser({ isAnonymous: true }) }), false);
  assert.equal(mayLack({ ...isNewUser, signUpValues: { company: '' } }), false);
});

test('nobody lacks values if the app has no fields, or if it was decided that the visitor skips them', () => {
  assert.equal(mayLack(isNewUser, {}), false);
  assert.equal(mayLack(isNewUser, { signUpFields: [] }), false);
  assert.equal(mayLack(isNewUser, { signUpFields }, true), false);
});

test('a known user may lack the values if the app decides', () => {
  const needsSignUpFields = () => true;
  assert.equal(mayLack(isKnownUser, { signUpFields, needsSignUpFields }), true);
  assert.equal(mayLack(isKnownUser, { needsSignUpFields }), false);
});
