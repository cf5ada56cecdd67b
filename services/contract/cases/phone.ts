import assert from 'node:assert/strict';
import { assertRejects, isSettled } from '../support/assertions.ts';
import { observeSession } from '../support/observe-session.ts';
import { requestTextCode, getLastTextCode } from '../support/visitor-steps.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';
import { renderVerification } from '../support/human-verification.ts';

const number = '+15555550100';
const ada = { email: 'ada@example.com', password: 'secret1', phoneNumber: number };

/** A code of six digits that is not this one. */
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

export const phoneCases: readonly ContractCase[] = [
  contractCase('a code of six digits is sent to the number, and signs a new user in', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, number);
    const [message, ...others] = await control.textMessages();
    assert.deepEqual(others, []);
    assert.equal(message?.to, number);
    assert.match(message?.code ?? '', /^\d{6}$/);
    const result = await confirmation.confirm(message?.code ?? '');
    assert.equal(result.user.phoneNumber, number);
    assert.equal(result.user.email, null);
    assert.equal(result.user.isAnonymous, false);
    assert.deepEqual(result.user.providerData, [{ providerId: 'phone', uid: number, email: null }]);
    assert.equal(result.operationType, 'signIn');
    assert.equal(result.credential, null);
    assert.equal(result.additionalUserInfo?.isNewUser, true);
    assert.equal(result.additionalUserInfo?.providerId, 'phone');
    assert.equal((await backend.commit()).phoneNumber, number);
  }),
  contractCase('a number that an account has signs its user in', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const confirmation = await requestTextCode(backend, number);
    const { user, additionalUserInfo } = await confirmation.confirm(await getLastTextCode(control));
    assert.equal(user.email, ada.email);
    assert.equal(additionalUserInfo?.isNewUser, false);
  }),
  contractCase('a wrong code is refused, and the right one still serves, once', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, number);
    const code = await getLastTextCode(control);
    await assertRejects(confirmation.confirm(wrong(code)), 'auth/invalid-verification-code');
    await assertRejects(confirmation.confirm(''), 'auth/invalid-verification-code');
    await confirmation.confirm(code);
    await assertRejects(confirmation.confirm(code), 'auth/code-expired');
  }),
  contractCase('a code that is too old is refused; one that is sent later serves', async ({ backend, control }) => {
    const first = await requestTextCode(backend, number);
    const old = await getLastTextCode(control);
    await control.expireTextMessages(number);
    await assertRejects(first.confirm(old), 'auth/code-expired');
    const second = await requestTextCode(backend, number);
    await second.confirm(await getLastTextCode(control));
  }),
  contractCase('the messages to another number are not too old', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, number);
    await control.expireTextMessages('+15555550199');
    await confirmation.confirm(await getLastTextCode(control));
  }),
  contractCase('messages are listed newest first', async ({ backend, control }) => {
    await requestTextCode(backend, number);
    await requestTextCode(backend, '+15555550199');
    const messages = await control.textMessages();
    assert.deepEqual(
      messages.map(({ to }) => to),
      ['+15555550199', number],
    );
    assert.notEqual(messages[0]?.id, messages[1]?.id);
    assert.equal(await control.count('text message'), 2);
  }),
  contractCase('what is no number is refused, and nothing sent', async ({ backend, control }) => {
    await assertRejects(requestTextCode(backend, '5555550100'), 'auth/invalid-phone-number');
    assert.deepEqual(await control.textMessages(), []);
  }),
  contractCase('a user who is disabled cannot sign in by phone', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, disabled: true }] });
    const confirmation = await requestTextCode(backend, number);
    await assertRejects(confirmation.confirm(await getLastTextCode(control)), 'auth/user-disabled');
  }),
  contractCase('text message and sign-in are each refused, held and counted as such', async ({ backend, control }) => {
    await control.refuseNext('text message', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await assertRejects(requestTextCode(backend, number), 'auth/too-many-requests');
    const confirmation = await requestTextCode(backend, number);
    const code = await getLastTextCode(control);
    await control.refuseNext('phone sign-in', 'SESSION_EXPIRED');
    await assertRejects(confirmation.confirm(code), 'auth/code-expired');
    await control.hold('phone sign-in');
    const confirmed = confirmation.confirm(code);
    assert.equal(await isSettled(confirmed), false);
    await control.release();
    await confirmed;
    assert.deepEqual([await control.count('text message'), await control.count('phone sign-in')], [2, 2]);
  }),
  contractCase('whoever signs in by phone is not the app’s user before the commit', async ({ backend, control }) => {
    const session = observeSession(backend);
    const confirmation = await requestTextCode(backend, number);
    await confirmation.confirm(await getLastTextCode(control));
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.equal(session.lastUser?.phoneNumber, number);
  }),
  contractCase(
    'without a proof that a person is there nothing is sent, and the service not asked',
    async ({ backend, control }) => {
      const { verification } = await renderVerification(backend);
      await assertRejects(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
      assert.equal(await control.count('text message'), 0);
    },
  ),
  contractCase(
    'a proof is used up by one attempt, whatever comes of it, and another can be given',
    async ({ backend, control }) => {
      const { verification, changes, tick } = await renderVerification(backend);
      tick();
      assert.deepEqual(changes, [true]);
      await control.refuseNext('text message', 'QUOTA_EXCEEDED');
      await assertRejects(backend.signInWithPhone(number, verification), 'auth/quota-exceeded');
      assert.deepEqual(changes, [true, false]);
      await assertRejects(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
      verification.reset();
      tick();
      await backend.signInWithPhone(number, verification);
    },
  ),
  contractCase('a proof that is taken back is none', async ({ backend }) => {
    const { verification, changes, tick } = await renderVerification(backend);
    tick();
    tick();
    assert.deepEqual(changes, [true, false]);
    tick();
    verification.reset();
    assert.deepEqual(changes, [true, false, true, false]);
    await assertRejects(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
  }),
  contractCase('a verification that is cleared leaves nothing behind, and proves nothing', async ({ backend }) => {
    const { verification, isEmpty, tick } = await renderVerification(backend);
    tick();
    assert.equal(isEmpty(), false);
    verification.clear();
    assert.equal(isEmpty(), true);
    await assertRejects(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
  }),
];
