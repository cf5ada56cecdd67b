import assert from 'node:assert/strict';
import type { AuthBackend, PhoneConfirmation, SignInMode } from '../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { isSettled, observe, refused } from './expect.ts';
import type { ContractCase } from './subject.ts';
import { drawn, solved } from './verification.ts';

const number = '+15555550100';
const ada = { email: 'ada@example.com', password: 'secret1', phoneNumber: number };

/** Asks for a code, as one does who is there. */
export async function asked(backend: AuthBackend, to = number, mode?: SignInMode): Promise<PhoneConfirmation> {
  return await backend.signInWithPhone(to, await solved(backend), mode);
}

export async function lastCode(control: ServiceControl): Promise<string> {
  const [message] = await control.textMessages();
  assert.ok(message, 'expected a text message, saw none');
  return message.code;
}

/** A code of six digits that is not this one. */
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

export const phoneCases: readonly ContractCase[] = [
  {
    title: 'a code of six digits is sent to the number, and signs a new user in',
    async run({ backend, control }) {
      const confirmation = await asked(backend);
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
    },
  },
  {
    title: 'a number that an account has signs its user in',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      const confirmation = await asked(backend);
      const { user, additionalUserInfo } = await confirmation.confirm(await lastCode(control));
      assert.equal(user.email, ada.email);
      assert.equal(additionalUserInfo?.isNewUser, false);
    },
  },
  {
    title: 'a wrong code is refused, and the right one still serves, once',
    async run({ backend, control }) {
      const confirmation = await asked(backend);
      const code = await lastCode(control);
      await refused(confirmation.confirm(wrong(code)), 'auth/invalid-verification-code');
      await refused(confirmation.confirm(''), 'auth/invalid-verification-code');
      await confirmation.confirm(code);
      await refused(confirmation.confirm(code), 'auth/code-expired');
    },
  },
  {
    title: 'a code that is too old is refused; one that is sent later serves',
    async run({ backend, control }) {
      const first = await asked(backend);
      const old = await lastCode(control);
      await control.expireTextMessages(number);
      await refused(first.confirm(old), 'auth/code-expired');
      const second = await asked(backend);
      await second.confirm(await lastCode(control));
    },
  },
  {
    title: 'the messages to another number are not too old',
    async run({ backend, control }) {
      const confirmation = await asked(backend);
      await control.expireTextMessages('+15555550199');
      await confirmation.confirm(await lastCode(control));
    },
  },
  {
    title: 'messages are listed newest first',
    async run({ backend, control }) {
      await asked(backend);
      await asked(backend, '+15555550199');
      const messages = await control.textMessages();
      assert.deepEqual(
        messages.map(({ to }) => to),
        ['+15555550199', number],
      );
      assert.notEqual(messages[0]?.id, messages[1]?.id);
      assert.equal(await control.count('text message'), 2);
    },
  },
  {
    title: 'what is no number is refused, and nothing sent',
    async run({ backend, control }) {
      await refused(asked(backend, '5555550100'), 'auth/invalid-phone-number');
      assert.deepEqual(await control.textMessages(), []);
    },
  },
  {
    title: 'a user who is disabled cannot sign in by phone',
    async run({ backend, control }) {
      await control.put({ accounts: [{ ...ada, disabled: true }] });
      const confirmation = await asked(backend);
      await refused(confirmation.confirm(await lastCode(control)), 'auth/user-disabled');
    },
  },
  {
    title: 'text message and sign-in are each refused, held and counted as such',
    async run({ backend, control }) {
      await control.refuseNext('text message', 'TOO_MANY_ATTEMPTS_TRY_LATER');
      await refused(asked(backend), 'auth/too-many-requests');
      const confirmation = await asked(backend);
      const code = await lastCode(control);
      await control.refuseNext('phone sign-in', 'SESSION_EXPIRED');
      await refused(confirmation.confirm(code), 'auth/code-expired');
      await control.hold('phone sign-in');
      const confirmed = confirmation.confirm(code);
      assert.equal(await isSettled(confirmed), false);
      await control.release();
      await confirmed;
      assert.deepEqual([await control.count('text message'), await control.count('phone sign-in')], [2, 2]);
    },
  },
  {
    title: 'whoever signs in by phone is not the app’s user before the commit',
    async run({ backend, control }) {
      const session = observe(backend);
      const confirmation = await asked(backend);
      await confirmation.confirm(await lastCode(control));
      assert.deepEqual(session.heard, ['nobody']);
      await backend.commit();
      assert.equal(session.last?.phoneNumber, number);
    },
  },
  {
    title: 'without a proof that a person is there nothing is sent, and the service not asked',
    async run({ backend, control }) {
      const { verification } = await drawn(backend);
      await refused(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
      assert.equal(await control.count('text message'), 0);
    },
  },
  {
    title: 'a proof is used up by one attempt, whatever comes of it, and another can be given',
    async run({ backend, control }) {
      const { verification, heard, tick } = await drawn(backend);
      tick();
      assert.deepEqual(heard, [true]);
      await control.refuseNext('text message', 'QUOTA_EXCEEDED');
      await refused(backend.signInWithPhone(number, verification), 'auth/quota-exceeded');
      assert.deepEqual(heard, [true, false]);
      await refused(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
      verification.reset();
      tick();
      await backend.signInWithPhone(number, verification);
    },
  },
  {
    title: 'a proof that is taken back is none',
    async run({ backend }) {
      const { verification, heard, tick } = await drawn(backend);
      tick();
      tick();
      assert.deepEqual(heard, [true, false]);
      tick();
      verification.reset();
      assert.deepEqual(heard, [true, false, true, false]);
      await refused(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
    },
  },
  {
    title: 'a verification that is cleared leaves nothing behind, and proves nothing',
    async run({ backend }) {
      const { verification, isEmpty, tick } = await drawn(backend);
      tick();
      assert.equal(isEmpty(), false);
      verification.clear();
      assert.equal(isEmpty(), true);
      await refused(backend.signInWithPhone(number, verification), 'auth/captcha-check-failed');
    },
  },
] satisfies ContractCase[];
