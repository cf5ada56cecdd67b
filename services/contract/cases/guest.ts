import assert from 'node:assert/strict';
import { assertUser, observeFirstReport } from '../support/assertions.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

export const testGuests: ContractTopic = (test) => {
  test('a guest is a new user without an email or a provider', async ({ backend }) => {
    const { user, credential, operationType, additionalUserInfo } = await backend.signInAnonymously();
    assertUser(user, {
      isAnonymous: true,
    });
    assert.equal(credential, null);
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, true);
    assert.equal(additionalUserInfo?.providerId, null);
  });
  test('every guest is a different user', async ({ backend }) => {
    const first = await backend.signInAnonymously();
    await backend.discard();
    const second = await backend.signInAnonymously();
    assert.notEqual(first.user.uid, second.user.uid);
  });
  test('signing in anonymously while a guest is staged returns that guest without calling the service', async (context) => {
    const { backend, control } = context;
    const first = await backend.signInAnonymously();
    const second = await backend.signInAnonymously();
    assert.equal(second.user.uid, first.user.uid);
    assert.equal(second.additionalUserInfo?.isNewUser, false);
    assert.equal(await control.count('guest sign-in'), 1);
  });
  test('a committed guest is still the app’s user after a reload', async ({ backend, reload }) => {
    const { user } = await backend.signInAnonymously();
    await backend.commit();
    const session = await observeFirstReport(await reload());
    assert.equal(session.lastUser?.uid, user.uid);
    assert.equal(session.lastUser?.isAnonymous, true);
  });
};
