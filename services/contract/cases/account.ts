import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { AccountOperations, AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceOperation } from '../../../src/adapters/service-control.ts';
import { assertRejects, observeFirstReport, type ObservedSession } from '../support/assertions.ts';
import type { CaseContext, ContractTopic } from '../support/contract-topic.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada, grace } from '../support/visitor-steps.ts';
import { renderVerification, solveVerification } from '../support/human-verification.ts';
import { findPendingFactor, phone, signInUpToSecondFactor } from './second-factor.ts';

const newEmail = 'new@example.com';
const newPassword = 'changed1';
const oldPhone = '+15555550123';
const newPhone = '+15555550100';
const continueUrl = 'http://127.0.0.1:5188/Login?mode=account&b=%26';
const minuteMs = 60_000;

interface Change {
  readonly operation: ServiceOperation;
  /** Whether the service refuses the change if the sign-in is more than 5 minutes old. */
  readonly needsRecentSignIn: boolean;
  run(account: AccountOperations, backend: AuthBackend): Promise<void>;
}

/** All operations that need no provider window. They apply to the account that {@link commitAda} creates. */
const changes: Readonly<Record<string, Change>> = {
  changeName: {
    operation: 'naming',
    needsRecentSignIn: false,
    run: (account) => account.changeName('Lovelace'),
  },
  changeEmail: {
    operation: 'email change mail',
    needsRecentSignIn: true,
    run: (account) => account.changeEmail(newEmail),
  },
  changePassword: {
    operation: 'password change',
    needsRecentSignIn: true,
    run: (account) => account.changePassword(newPassword),
  },
  disconnectProvider: {
    operation: 'provider removal',
    needsRecentSignIn: false,
    run: (account) => account.disconnectProvider('google.com'),
  },
  removeSecondFactor: {
    operation: 'factor removal',
    needsRecentSignIn: true,
    run: (account, backend) => account.removeSecondFactor(backend.enrolledFactors()[0]?.uid ?? 'none'),
  },
  deleteAccount: {
    operation: 'account deletion',
    needsRecentSignIn: true,
    run: (account) => account.deleteAccount(),
  },
};

async function loadOperations(backend: AuthBackend): Promise<AccountOperations> {
  const operations = await backend.loadAccountOperations?.();
  assert.ok(operations, 'expected a backend with account operations');
  return operations;
}

/** Signs in to Ada's account, which has a second factor, with her password and the code of the factor. */
async function signInWithFactor({ backend, control }: Pick<CaseContext, 'backend' | 'control'>): Promise<void> {
  await signInUpToSecondFactor(backend);
  await backend.finishSecondFactor(findPendingFactor(backend, 'totp'), await control.totpCode(ada.email));
  await backend.commit();
}

/** Creates Ada's account, with a name, a provider and a second factor, and makes Ada the app's user. */
async function commitAda(
  context: CaseContext,
): Promise<CaseContext & { readonly account: AccountOperations; readonly session: ObservedSession }> {
  const { backend, control } = context;
  await control.put({
    accounts: [
      { ...ada, displayName: 'Ada', emailVerified: true, providers: ['google.com'], secondFactors: [{ kind: 'totp' }] },
    ],
  });
  await signInWithFactor(context);
  return { ...context, account: await loadOperations(backend), session: await observeFirstReport(backend) };
}

/** Creates Ada's account, with a password and possibly a phone, and makes Ada the app's user. */
async function commitAdaWithPhone(
  context: CaseContext,
  phoneNumber: string | undefined,
): Promise<CaseContext & { readonly account: AccountOperations; readonly session: ObservedSession }> {
  const { backend, control } = context;
  await control.put({ accounts: [{ ...ada, ...(phoneNumber !== undefined && { phoneNumber }) }] });
  await steps.signInAndCommit(backend, ada);
  return { ...context, account: await loadOperations(backend), session: await observeFirstReport(backend) };
}

const sendPhoneCode = async ({ backend }: CaseContext, account: AccountOperations): Promise<string> =>
  account.sendPhoneCode(newPhone, await solveVerification(backend));

async function reloadUser({ reload }: CaseContext): Promise<ObservedSession> {
  return await observeFirstReport(await reload());
}

const listEntries = (storage: Storage): readonly (readonly [string, string])[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
    key,
    storage.getItem(key) ?? '',
  ]);

/**
 * Signs in again, makes `change`, and then restores the stored session from before. After that, the page is like a
 * second device that was signed in during the change.
 *
 * @returns what the backend of the second device reports when its page is loaded
 */
async function observeSecondDevice(context: CaseContext, change: () => Promise<unknown>): Promise<ObservedSession> {
  const { storage } = context;
  const stored = listEntries(storage);
  await signInWithFactor(context);
  await change();
  for (const [key, value] of stored) storage.setItem(key, value);
  return await reloadUser(context);
}

/** Moves the clock of the page and the service forward while `run` runs. */
async function atLaterTime<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['Date'], now: Date.now() + milliseconds });
  try {
    return await run();
  } finally {
    mock.timers.reset();
  }
}

const listProviders = ({ lastUser }: ObservedSession) => lastUser?.providerData.map(({ providerId }) => providerId);

export const testAccount: ContractTopic = (test) => {
  test('a changed name is reported, and kept after a reload', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.changeName('  Zoë ');
    assert.equal(session.lastUser?.displayName, '  Zoë ');
    assert.equal((await control.account(ada.email))?.displayName, '  Zoë ');
    assert.equal(await control.count('naming'), 1);
    assert.equal((await reloadUser(context)).lastUser?.displayName, '  Zoë ');
  });
  test('the name null removes the name', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.changeName(null);
    assert.equal(session.lastUser?.displayName, null);
    assert.equal((await control.account(ada.email))?.displayName, null);
    assert.equal((await reloadUser(context)).lastUser?.displayName, null);
  });

  test('a link is mailed to the new email, and the email changes only when the link is used', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.changeEmail('New@example.com', { continueUrl });
    const [mail, ...others] = await control.mails();
    assert.deepEqual([mail?.to, mail?.purpose, others], [newEmail, 'email change', []]);
    assert.equal(new URL(mail?.path ?? '', 'http://app').searchParams.get('continueUrl'), continueUrl);
    assert.equal(await control.count('email change mail'), 1);
    assert.equal(await control.count('verification mail'), 0);
    assert.deepEqual(session.reports, [ada.email]);
    const code = steps.getActionCode(mail?.path);
    assert.equal((await context.backend.checkActionCode(code)).email, newEmail);
    await context.backend.applyActionCode(code);
    assert.equal(await control.account(ada.email), null);
    assert.equal((await control.account(newEmail))?.emailVerified, true);
  });
  test('an email change ends all sessions of the account, which keeps its password', async (context) => {
    const { backend, account, session, control } = await commitAda(context);
    await account.changeEmail(newEmail);
    await backend.applyActionCode(steps.getActionCode(await steps.getLastMailPath(control)));
    await backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
    await assertRejects(
      backend.signInWithPassword({ email: newEmail, password: ada.password }),
      'auth/multi-factor-auth-required',
    );
  });
  for (const [condition, url = '', wireMessage] of [
    ['is refused by the project', continueUrl, 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'],
    ['is not an absolute URL', '/Login', undefined],
  ]) {
    test(`the mail for an email change is sent without a continue URL that ${condition}`, async (context) => {
      const { account, control } = await commitAda(context);
      if (wireMessage !== undefined) await control.refuseNext('email change mail', wireMessage);
      await account.changeEmail(newEmail, { continueUrl: url });
      assert.deepEqual(
        (await control.mails()).map(({ path }) => path.includes('continueUrl')),
        [false],
      );
    });
  }
  test('the email of another account is refused, and no mail is sent', async (context) => {
    const { account, control } = await commitAda(context);
    await control.put({ accounts: [grace] });
    await assertRejects(account.changeEmail('Grace@example.com'), 'auth/email-already-in-use');
    assert.deepEqual(await control.mails(), []);
  });
  test('email enumeration protection hides that another account has the email, and no mail is sent', async (context) => {
    const { account, control } = await commitAda(context);
    await control.put({ accounts: [grace], emailEnumerationProtection: true });
    await account.changeEmail(grace.email);
    assert.deepEqual(await control.mails(), []);
    await account.changeEmail(newEmail);
    assert.deepEqual(
      (await control.mails()).map(({ to }) => to),
      [newEmail],
    );
  });
  for (const email of ['', 'nonsense', 'a@b@c']) {
    test(`the new email ${JSON.stringify(email)} is refused`, async (context) => {
      const { account, control } = await commitAda(context);
      await assertRejects(account.changeEmail(email), 'auth/invalid-email');
      assert.deepEqual(await control.mails(), []);
    });
  }

  test('a changed password replaces the old one, and the user stays signed in', async (context) => {
    const { backend, account, session, control } = await commitAda(context);
    await account.changePassword(newPassword);
    assert.equal((await control.account(ada.email))?.password, newPassword);
    assert.deepEqual([await control.count('password change'), await control.count('session check')], [1, 0]);
    await backend.revalidateSession();
    await account.changeName('Lovelace');
    assert.equal(session.lastUser?.displayName, 'Lovelace');
    assert.ok(await session.lastUser?.getIdToken(true));
    assert.deepEqual((await reloadUser(context)).reports, [ada.email]);
  });
  test('after a change of the password, only the new password signs in', async (context) => {
    const { backend, account } = await commitAda(context);
    await account.changePassword(newPassword);
    await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    await assertRejects(
      backend.signInWithPassword({ ...ada, password: newPassword }),
      'auth/multi-factor-auth-required',
    );
  });
  test('an account with an email gets its first password, which is reported as a provider', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [{ email: ada.email }] });
    await steps.signInWithGoogle(backend, { sub: 'g1', email: ada.email, email_verified: true });
    await backend.commit();
    const session = await observeFirstReport(backend);
    assert.deepEqual(listProviders(session), ['google.com']);
    await (await loadOperations(backend)).changePassword(newPassword);
    assert.deepEqual(listProviders(session)?.toSorted(), ['google.com', 'password']);
    assert.deepEqual(listProviders(await reloadUser(context))?.toSorted(), ['google.com', 'password']);
  });
  for (const [password, code] of [
    ['', 'auth/missing-password'],
    ['12345', 'auth/weak-password'],
  ] as const) {
    test(`the new password ${JSON.stringify(password)} is refused, and the old one stays`, async (context) => {
      const { account, control } = await commitAda(context);
      await assertRejects(account.changePassword(password), code);
      assert.equal((await control.account(ada.email))?.password, ada.password);
      await account.changePassword(newPassword);
    });
  }
  test('an account without an email gets no password', async (context) => {
    const { backend, control } = await steps.commitGuest(context);
    await assertRejects((await loadOperations(backend)).changePassword(newPassword), 'auth/invalid-email');
    assert.equal(await control.count('password change'), 1);
  });
  test('a new password must meet the password policy', async (context) => {
    const { account, control } = await commitAda(context);
    const policy = { tenantId: null, minimumLength: 9, requiredCharacters: [], isEnforced: true, forcesUpgrade: false };
    await control.put({ accounts: [], passwordPolicies: [policy] });
    await assertRejects(account.changePassword(newPassword), 'auth/password-does-not-meet-requirements');
    await account.changePassword(`${newPassword}!`);
  });

  test('a disconnected provider is reported as gone, also after a reload, and can no longer sign in', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.disconnectProvider('google.com');
    assert.deepEqual(listProviders(session), ['password']);
    assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
    assert.deepEqual([await control.count('provider removal'), await control.count('naming')], [1, 0]);
    assert.deepEqual(listProviders(await reloadUser(context)), ['password']);
  });
  test('a disconnected phone number is reported as gone, also after a reload', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [{ ...ada, phoneNumber: '+15555550100' }] });
    await steps.signInAndCommit(backend, ada);
    const session = await observeFirstReport(backend);
    assert.equal(session.lastUser?.phoneNumber, '+15555550100');
    await (await loadOperations(backend)).disconnectProvider('phone');
    assert.deepEqual([session.lastUser?.phoneNumber, listProviders(session)], [null, ['password']]);
    const reloaded = await reloadUser(context);
    assert.deepEqual([reloaded.lastUser?.phoneNumber, listProviders(reloaded)], [null, ['password']]);
  });
  test('a phone is added by the code that was sent to it, and is kept after a reload', async (context) => {
    const { account, session, control } = await commitAdaWithPhone(context, undefined);
    const id = await sendPhoneCode(context, account);
    assert.deepEqual(
      (await control.textMessages()).map(({ to }) => to),
      [newPhone],
    );
    assert.deepEqual(session.reports, [ada.email]);
    assert.deepEqual(listProviders(session), ['password']);
    await account.setPhoneNumber(id, await steps.getLastTextCode(control));
    assert.equal(session.lastUser?.phoneNumber, newPhone);
    assert.deepEqual(listProviders(session)?.toSorted(), ['password', 'phone']);
    const counts = [await control.count('text message'), await control.count('phone change')];
    assert.deepEqual([...counts, await control.count('linking'), await control.count('phone sign-in')], [1, 1, 0, 0]);
    const reloaded = await reloadUser(context);
    assert.equal(reloaded.lastUser?.phoneNumber, newPhone);
    assert.deepEqual(listProviders(reloaded)?.toSorted(), ['password', 'phone']);
    assert.equal(reloaded.lastUser?.email, ada.email);
  });
  test('a new phone replaces the old one, which no longer signs in to the account', async (context) => {
    const { account, session, control } = await commitAdaWithPhone(context, oldPhone);
    const { uid } = session.lastUser ?? {};
    await account.setPhoneNumber(await sendPhoneCode(context, account), await steps.getLastTextCode(control));
    assert.equal(session.lastUser?.phoneNumber, newPhone);
    assert.deepEqual(listProviders(session)?.toSorted(), ['password', 'phone']);
    assert.equal((await steps.signInWithTextCode(context, newPhone)).user.uid, uid);
    assert.notEqual((await steps.signInWithTextCode(context, oldPhone)).user.uid, uid);
  });
  test('the phone of another account is refused, and both accounts keep their phones', async (context) => {
    const { account, session, control } = await commitAdaWithPhone(context, oldPhone);
    await control.put({ accounts: [{ ...grace, phoneNumber: newPhone }] });
    const id = await sendPhoneCode(context, account);
    await assertRejects(
      account.setPhoneNumber(id, await steps.getLastTextCode(control)),
      'auth/credential-already-in-use',
    );
    assert.equal(session.lastUser?.phoneNumber, oldPhone);
    assert.equal((await steps.signInWithTextCode(context, newPhone)).user.email, grace.email);
    assert.equal((await reloadUser(context)).lastUser?.phoneNumber, oldPhone);
  });
  test('a service that says that the number exists reports a phone of another account', async (context) => {
    const { account, control } = await commitAdaWithPhone(context, undefined);
    const id = await sendPhoneCode(context, account);
    await control.refuseNext('phone change', 'PHONE_NUMBER_EXISTS');
    await assertRejects(
      account.setPhoneNumber(id, await steps.getLastTextCode(control)),
      'auth/credential-already-in-use',
    );
  });
  test('a wrong code of a phone is refused, and the right code still works once', async (context) => {
    const { account, session, control } = await commitAdaWithPhone(context, undefined);
    const id = await sendPhoneCode(context, account);
    const code = await steps.getLastTextCode(control);
    await assertRejects(account.setPhoneNumber(id, steps.toWrongCode(code)), 'auth/invalid-verification-code');
    assert.equal(session.lastUser?.phoneNumber, null);
    await account.setPhoneNumber(id, code);
    await assertRejects(account.setPhoneNumber(id, code), 'auth/code-expired');
    assert.equal(session.lastUser?.phoneNumber, newPhone);
  });
  test('an expired code of a phone is refused', async (context) => {
    const { account, control } = await commitAdaWithPhone(context, undefined);
    const id = await sendPhoneCode(context, account);
    const code = await steps.getLastTextCode(control);
    await control.expireTextMessages(newPhone);
    await assertRejects(account.setPhoneNumber(id, code), 'auth/code-expired');
  });
  test('the code of a phone is only sent to a valid number, and after a solved verification', async (context) => {
    const { backend } = context;
    const { account, control } = await commitAdaWithPhone(context, undefined);
    const { verification } = await renderVerification(backend);
    await assertRejects(account.sendPhoneCode(newPhone, verification), 'auth/captcha-check-failed');
    assert.equal(await control.count('text message'), 0);
    const solved = await solveVerification(backend);
    await assertRejects(account.sendPhoneCode('5555550100', solved), 'auth/invalid-phone-number');
    assert.deepEqual(await control.textMessages(), []);
  });
  test('a user with a second factor gets no phone', async (context) => {
    const { account, session, control } = await commitAda(context);
    const id = await sendPhoneCode(context, account);
    await assertRejects(account.setPhoneNumber(id, await steps.getLastTextCode(control)), 'auth/operation-not-allowed');
    assert.equal(session.lastUser?.phoneNumber, null);
  });
  test('a phone is added only to a signed-in user, not to a staged one', async (context) => {
    const { backend, control } = context;
    await steps.stageUser(context, ada);
    const account = await loadOperations(backend);
    await assertRejects(sendPhoneCode(context, account), 'auth/user-token-expired');
    await assertRejects(account.setPhoneNumber('1', '123456'), 'auth/user-token-expired');
    assert.deepEqual([await control.count('text message'), await control.count('phone change')], [0, 0]);
    assert.equal((await backend.commit()).phoneNumber, null);
  });
  test('a user whose session has ended gets no phone, and is signed out', async (context) => {
    const { account, session, control } = await commitAdaWithPhone(context, undefined);
    const id = await sendPhoneCode(context, account);
    await control.revokeSessions(ada.email);
    await assertRejects(account.setPhoneNumber(id, await steps.getLastTextCode(control)), 'auth/user-token-expired');
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  });
  for (const [wireMessage, code] of [
    ['NETWORK', 'auth/network-request-failed'],
    ['QUOTA_EXCEEDED', 'auth/quota-exceeded'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
  ] as const) {
    test(`a phone that is answered with ${wireMessage} is not added, and can be added again`, async (context) => {
      const { account, session, control } = await commitAdaWithPhone(context, undefined);
      await control.refuseNext('text message', wireMessage);
      await assertRejects(sendPhoneCode(context, account), code);
      const id = await sendPhoneCode(context, account);
      await control.refuseNext('phone change', wireMessage);
      const textCode = await steps.getLastTextCode(control);
      await assertRejects(account.setPhoneNumber(id, textCode), code);
      assert.equal(session.lastUser?.phoneNumber, null);
      await account.setPhoneNumber(id, textCode);
      assert.equal(session.lastUser?.phoneNumber, newPhone);
    });
  }
  test('an account that loses its password also loses its email', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.disconnectProvider('password');
    assert.deepEqual([session.lastUser?.email, listProviders(session)], [null, ['google.com']]);
    assert.equal(session.lastUser?.isAnonymous, false);
    assert.equal(await control.account(ada.email), null);
    const reloaded = await reloadUser(context);
    assert.deepEqual([reloaded.lastUser?.email, listProviders(reloaded)], [null, ['google.com']]);
  });
  test('a provider that the account does not have cannot be disconnected', async (context) => {
    const { account, control } = await commitAda(context);
    for (const providerId of ['github.com', 'phone']) {
      await assertRejects(account.disconnectProvider(providerId), 'auth/no-such-provider');
    }
    assert.deepEqual(await control.count('provider removal'), 0);
  });

  test('after its only second factor is removed, the account signs in without a second step', async (context) => {
    const { backend, account, control } = await commitAda(context);
    const [factor] = backend.enrolledFactors();
    await account.removeSecondFactor(factor?.uid ?? '');
    assert.deepEqual(backend.enrolledFactors(), []);
    assert.equal((await control.account(ada.email))?.secondFactors, 0);
    assert.deepEqual([await control.count('factor removal'), await control.count('session check')], [1, 0]);
    const next = await context.reload();
    await observeFirstReport(next);
    assert.deepEqual(next.enrolledFactors(), []);
    await next.signInWithPassword(ada);
  });
  test('removing one second factor keeps the others', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [{ ...ada, emailVerified: true, secondFactors: [{ kind: 'totp' }, phone] }] });
    await signInWithFactor(context);
    const account = await loadOperations(backend);
    const removed = backend.enrolledFactors().find(({ factorId }) => factorId === 'totp');
    await account.removeSecondFactor(removed?.uid ?? '');
    assert.deepEqual(
      backend.enrolledFactors().map(({ displayName }) => displayName),
      [phone.displayName],
    );
    await account.changeName('Lovelace');
    await assertRejects(account.removeSecondFactor(removed?.uid ?? ''), 'auth/multi-factor-info-not-found');
  });
  test('a second factor that the account does not have cannot be removed', async (context) => {
    const { backend, account } = await commitAda(context);
    await assertRejects(account.removeSecondFactor('unknown'), 'auth/multi-factor-info-not-found');
    assert.equal(backend.enrolledFactors().length, 1);
  });

  test('a deleted account no longer exists, and the user is signed out', async (context) => {
    const { account, session, control } = await commitAda(context);
    await account.deleteAccount();
    assert.equal(await control.countAccounts(), 0);
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
    assert.equal(await control.count('account deletion'), 1);
    assert.deepEqual((await reloadUser(context)).reports, ['signed out']);
  });

  for (const [name, { operation, needsRecentSignIn, run }] of Object.entries(changes)) {
    const changesAccount = ({ control }: CaseContext) =>
      control.account(ada.email).then((account) => JSON.stringify(account));
    test(`${name} fails if no user is signed in, or if only a staged user is`, async (context) => {
      const { backend, control } = context;
      const account = await loadOperations(backend);
      await assertRejects(run(account, backend), 'auth/user-token-expired');
      await steps.stageUser(context, ada);
      await assertRejects(run(account, backend), 'auth/user-token-expired');
      assert.equal(await control.count(operation), 0);
      assert.equal((await backend.commit()).email, ada.email);
    });
    test(`${name} fails if the session has ended, and the user is signed out`, async (context) => {
      const { backend, account, session, control } = await commitAda(context);
      const before = await changesAccount(context);
      await control.revokeSessions(ada.email);
      await assertRejects(run(account, backend), 'auth/user-token-expired');
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
      assert.equal(await changesAccount(context), before);
    });
    test(`${name} fails if the account was disabled, and the user is signed out`, async (context) => {
      const { backend, account, session, control } = await commitAda(context);
      await control.disableAccount(ada.email);
      await assertRejects(run(account, backend), 'auth/user-disabled');
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
    });
    for (const [wireMessage, code] of [
      ['NETWORK', 'auth/network-request-failed'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
      ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
    ] as const) {
      test(`${name} that is answered with ${wireMessage} changes nothing, and can be repeated`, async (context) => {
        const { backend, account, session, control } = await commitAda(context);
        const before = await changesAccount(context);
        await control.refuseNext(operation, wireMessage);
        await assertRejects(run(account, backend), code);
        assert.equal(await changesAccount(context), before);
        assert.deepEqual(session.reports, [ada.email]);
        assert.deepEqual(await control.mails(), []);
        await run(account, backend);
        assert.equal(await control.count(operation), 2);
      });
    }
    test(`${name} waits while the service holds its answer`, async (context) => {
      const { backend, account, control } = await commitAda(context);
      const { answer } = await steps.startHeldCall(control, operation, () => run(account, backend));
      assert.equal(await control.count(operation), 1);
      await control.release();
      await answer;
    });
    test(`${name} changes the app’s user, and the staged user can still be committed`, async (context) => {
      const { backend, account, control } = await commitAda(context);
      await control.put({ accounts: [{ ...grace, displayName: 'Grace' }] });
      const { user } = await backend.signInWithPassword(grace);
      const before = await control.account(grace.email);
      await run(account, backend);
      assert.deepEqual(await control.account(grace.email), before);
      assert.equal((await backend.commit()).uid, user.uid);
    });
    test(`after ${name}, a page that was left during the call still knows who is signed in`, async (context) => {
      const { backend, account, control } = await commitAda(context);
      const { answer } = await steps.startHeldCall(control, operation, () => run(account, backend));
      await backend.dispose();
      const settled = answer.catch(() => {});
      await control.release();
      await settled;
      const isDeleted = (await control.countAccounts()) === 0;
      assert.deepEqual((await reloadUser(context)).reports, [isDeleted ? 'signed out' : ada.email]);
    });
    const outcome = needsRecentSignIn ? 'fails' : 'still works';
    test(`${name} ${outcome} more than 5 minutes after the sign-in`, async (context) => {
      const { backend, account, session } = await commitAda(context);
      const before = await changesAccount(context);
      await atLaterTime(5 * minuteMs + 2000, async () => {
        if (!needsRecentSignIn) return await run(account, backend);
        await assertRejects(run(account, backend), 'auth/requires-recent-login');
        assert.equal(await changesAccount(context), before);
        assert.deepEqual(session.reports, [ada.email]);
        // A reload does not count as a recent sign-in. The user must sign in again.
        const next = await context.reload();
        await observeFirstReport(next);
        await assertRejects(run(await loadOperations(next), next), 'auth/requires-recent-login');
        await signInWithFactor({ ...context, backend: next });
        await run(await loadOperations(next), next);
      });
    });
    test(`${name} works 5 minutes after the sign-in`, async (context) => {
      const { backend, account } = await commitAda(context);
      await atLaterTime(5 * minuteMs - 2000, () => run(account, backend));
    });
  }

  for (const name of ['changePassword', 'deleteAccount'] as const) {
    test(`${name} ends the session on another device`, async (context) => {
      const { backend, account } = await commitAda(context);
      const second = await observeSecondDevice(context, () => changes[name]?.run(account, backend) ?? Promise.reject());
      assert.deepEqual(second.reports, ['signed out']);
    });
  }
  test('a changed name, a disconnected provider and a removed factor are seen on another device', async (context) => {
    const { backend, account } = await commitAda(context);
    const second = await observeSecondDevice(context, async () => {
      await account.changeName('Lovelace');
      await account.removeSecondFactor(backend.enrolledFactors()[0]?.uid ?? '');
    });
    assert.deepEqual([second.reports, second.lastUser?.displayName], [[ada.email], 'Lovelace']);
  });

  test('the account of a tenant is changed on a page where no tenant is chosen', async (context) => {
    const { backend, control } = context;
    const member = { ...ada, password: 'blue-secret', emailVerified: true, providers: ['google.com'] };
    await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [member] }] });
    const policy = { minimumLength: 9, requiredCharacters: [], isEnforced: true, forcesUpgrade: false };
    await control.put({ accounts: [], passwordPolicies: [{ ...policy, tenantId: 'blue' }] });
    backend.useTenant('blue');
    await steps.signInAndCommit(backend, member);
    const next = await context.reload();
    const session = await observeFirstReport(next);
    const account = await loadOperations(next);
    await account.changeName('Lovelace');
    assert.equal(session.lastUser?.displayName, 'Lovelace');
    await account.changeEmail(newEmail);
    const path = await steps.getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
    await assertRejects(account.changePassword(newPassword), 'auth/password-does-not-meet-requirements');
    await account.changePassword('blue-changed');
    await account.disconnectProvider('google.com');
    assert.deepEqual(listProviders(session), ['password']);
    await account.deleteAccount();
    assert.equal(await control.countAccounts(), 1);
    await next.signInWithPassword(ada);
  });
};
