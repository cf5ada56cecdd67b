import assert from 'node:assert/strict';
import { assertRejects, observeSession } from '../support/assertions.ts';
import { startHeldCall, requestTextCode, getLastTextCode, toWrongCode } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';
import { renderVerification } from '../support/human-verification.ts';

const phoneNumber = '+15555550100';
const ada = { email: 'ada@example.com', password: 'secret1', phoneNumber };

export const testPhoneSignIn: ContractTopic = (test) => {
  test('a text message contains a six-digit code that signs in a new user', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, phoneNumber);
    const [message, ...others] = await control.textMessages();
    assert.deepEqual(others, []);
    assert.equal(message?.to, phoneNumber);
    assert.match(message?.code ?? '', /^\d{6}$/);
    const result = await confirmation.confirm(message?.code ?? '');
    assert.equal(result.user.phoneNumber, phoneNumber);
    assert.equal(result.user.email, null);
    assert.equal(result.user.isAnonymous, false);
    assert.deepEqual(result.user.providerData, [{ providerId: 'phone', uid: phoneNumber, email: null }]);
    assert.equal(result.operationType, 'signIn');
    assert.equal(result.credential, null);
    assert.equal(result.additionalUserInfo?.isNewUser, true);
    assert.equal(result.additionalUserInfo?.providerId, 'phone');
    assert.equal((await backend.commit()).phoneNumber, phoneNumber);
  });
  test('a phone number that belongs to an account signs in the user of that account', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const confirmation = await requestTextCode(backend, phoneNumber);
    const { user, additionalUserInfo } = await confirmation.confirm(await getLastTextCode(control));
    assert.equal(user.email, ada.email);
    assert.equal(additionalUserInfo?.isNewUser, false);
  });
  test('a wrong code is refused, and the right code still works once', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, phoneNumber);
    const code = await getLastTextCode(control);
    await assertRejects(confirmation.confirm(toWrongCode(code)), 'auth/invalid-verification-code');
    await assertRejects(confirmation.confirm(''), 'auth/invalid-verification-code');
    await confirmation.confirm(code);
    await assertRejects(confirmation.confirm(code), 'auth/code-expired');
  });
  test('an expired code is refused, and a new code works', async ({ backend, control }) => {
    const first = await requestTextCode(backend, phoneNumber);
    const old = await getLastTextCode(control);
    await control.expireTextMessages(phoneNumber);
    await assertRejects(first.confirm(old), 'auth/code-expired');
    const second = await requestTextCode(backend, phoneNumber);
    await second.confirm(await getLastTextCode(control));
  });
  test('expiring the text messages of one number does not affect another number', async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, phoneNumber);
    await control.expireTextMessages('+15555550199');
    await confirmation.confirm(await getLastTextCode(control));
  });
  test('text messages are listed newest first', async ({ backend, control }) => {
    await requestTextCode(backend, phoneNumber);
    await requestTextCode(backend, '+15555550199');
    const messages = await control.textMessages();
    assert.deepEqual(
      messages.map(({ to }) => to),
      ['+15555550199', phoneNumber],
    );
    assert.notEqual(messages[0]?.id, messages[1]?.id);
    assert.equal(await control.count('text message'), 2);
  });
  test('an invalid phone number is refused without sending a text message', async ({ backend, control }) => {
    await assertRejects(requestTextCode(backend, '5555550100'), 'auth/invalid-phone-number');
    assert.deepEqual(await control.textMessages(), []);
  });
  test('a disabled user cannot sign in with a phone', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, disabled: true }] });
    const confirmation = await requestTextCode(backend, phoneNumber);
    await assertRejects(confirmation.confirm(await getLastTextCode(control)), 'auth/user-disabled');
  });
  test('the control can refuse and count the request of a text message and the sign-in with its code separately', async (context) => {
    const { backend, control } = context;
    await control.refuseNext('text message', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await assertRejects(requestTextCode(backend, phoneNumber), 'auth/too-many-requests');
    const confirmation = await requestTextCode(backend, phoneNumber);
    const code = await getLastTextCode(control);
    await control.refuseNext('phone sign-in', 'SESSION_EXPIRED');
    await assertRejects(confirmation.confirm(code), 'auth/code-expired');
    const { answer } = await startHeldCall(control, 'phone sign-in', () => confirmation.confirm(code));
    await control.release();
    await answer;
    assert.deepEqual([await control.count('text message'), await control.count('phone sign-in')], [2, 2]);
  });
  test('a user who signs in with a phone is not the app’s user before the commit', async ({ backend, control }) => {
    const session = observeSession(backend);
    const confirmation = await requestTextCode(backend, phoneNumber);
    await confirmation.confirm(await getLastTextCode(control));
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.equal(session.lastUser?.phoneNumber, phoneNumber);
  });
  test('a phone sign-in without a solved verification fails without calling the service', async ({
    backend,
    control,
  }) => {
    const { verification } = await renderVerification(backend);
    await assertRejects(backend.signInWithPhone(phoneNumber, verification), 'auth/captcha-check-failed');
    assert.equal(await control.count('text message'), 0);
  });
  test('a solved verification works for one attempt, and can be solved again', async ({ backend, control }) => {
    const { verification, changes, tick } = await renderVerification(backend);
    tick();
    assert.deepEqual(changes, [true]);
    await control.refuseNext('text message', 'QUOTA_EXCEEDED');
    await assertRejects(backend.signInWithPhone(phoneNumber, verification), 'auth/quota-exceeded');
    assert.deepEqual(changes, [true, false]);
    await assertRejects(backend.signInWithPhone(phoneNumber, verification), 'auth/captcha-check-failed');
    verification.reset();
    tick();
    await backend.signInWithPhone(phoneNumber, verification);
  });
  test('a verification is unsolved after its checkbox is unticked or the verification is reset', async ({
    backend,
  }) => {
    const { verification, changes, tick } = await renderVerification(backend);
    tick();
    tick();
    assert.deepEqual(changes, [true, false]);
    tick();
    verification.reset();
    assert.deepEqual(changes, [true, false, true, false]);
    await assertRejects(backend.signInWithPhone(phoneNumber, verification), 'auth/captcha-check-failed');
  });
  test('clearing a verification removes its checkbox and its proof', async ({ backend }) => {
    const { verification, isEmpty, tick } = await renderVerification(backend);
    tick();
    assert.equal(isEmpty(), false);
    verification.clear();
    assert.equal(isEmpty(), true);
    await assertRejects(backend.signInWithPhone(phoneNumber, verification), 'auth/captcha-check-failed');
  });
};
