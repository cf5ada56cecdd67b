import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { AdminAuth } from './admin-auth.ts';
import { createEmailCodes, type EmailCodeSender, type SendCodeRequest } from './email-codes.ts';
import { createMemoryStore } from './memory-store.ts';
import type { EmailCodesOptions, MailFacts } from './options.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'vika@x.example';
const wrongCode = 'none';
const secret = 'a secret of at least thirty-two characters';

interface Account {
  readonly uid: string;
  readonly email?: string;
  emailVerified: boolean;
  providerData: readonly { readonly providerId: string }[];
}

interface Mail {
  readonly to: string;
  readonly code: string;
}

/** An answer of `sendEmailCode` or `checkEmailCode`. */
interface Answer {
  readonly token?: string;
  readonly isNewUser?: boolean;
  readonly error?: string | undefined;
}

const sender = (network: string, browser: string): EmailCodeSender => ({ network, browser });
const owner = sender('192.0.2.1', 'the browser of the owner');
const attacker = sender('198.51.100.1', 'the browser of the attacker');

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01') });
});

interface Start {
  /** The accounts of the project. */
  readonly known?: readonly Account[];
  /** The account whose ID token is `guest token`. */
  readonly guest?: Account;
  /** Options of the server to change. */
  readonly options?: Partial<EmailCodesOptions>;
}

/** Creates the functions of the server with a stub of the Admin SDK. */
function start({ known = [], guest, options }: Start = {}) {
  const accounts: Account[] = [...known, ...(guest ? [guest] : [])];
  const mails: Mail[] = [];
  const calls: string[] = [];
  /** The name of the function that fails at its next call: a function of the Admin SDK, or `sendMail`. */
  const failing = { name: '' };
  const failIfChosen = (name: string): void => {
    if (failing.name !== name) return;
    failing.name = '';
    throw new Error(`${name} failed`);
  };
  const call = (name: string, ...args: readonly unknown[]): void => {
    failIfChosen(name);
    calls.push([name, ...args].join(' '));
  };
  const change = (uid: string, changes: object): Account => {
    const index = accounts.findIndex((account) => account.uid === uid);
    accounts[index] = { ...accounts[index]!, ...changes };
    return accounts[index];
  };
  const auth = {
    async getUserByEmail(wanted: string) {
      const found = accounts.find((account) => account.email === wanted);
      if (!found) throw Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
      return found;
    },
    async getUser(uid: string) {
      const found = accounts.find((account) => account.uid === uid);
      if (!found) throw Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
      return found;
    },
    async verifyIdToken(token: string) {
      call('verifyIdToken', token);
      return { uid: guest?.uid ?? 'of a tenant', firebase: { sign_in_provider: 'anonymous' } };
    },
    async createUser(created: { readonly email: string; readonly emailVerified: boolean }) {
      call('createUser', created.email);
      if (accounts.some((account) => account.email === created.email))
        throw Object.assign(new Error('taken'), { code: 'auth/email-already-exists' });
      const account = { uid: `uid ${accounts.length}`, providerData: [], ...created };
      accounts.push(account);
      return account;
    },
    async updateUser(
      uid: string,
      changes: { readonly password?: string; readonly providersToUnlink?: readonly string[] },
    ) {
      call('updateUser', uid, ...Object.keys(changes));
      const { providersToUnlink = [], ...others } = changes;
      const { providerData = [] } = accounts.find((account) => account.uid === uid) ?? {};
      const kept = providerData.filter(({ providerId }) => !providersToUnlink.includes(providerId));
      return change(uid, { ...others, providerData: kept });
    },
    revokeRefreshTokens: async (uid: string) => call('revokeRefreshTokens', uid),
    async createCustomToken(uid: string) {
      call('createCustomToken', uid);
      return `token of ${uid}`;
    },
    tenantManager: () => ({
      authForTenant(tenantId: string) {
        call('authForTenant', tenantId);
        const verifyIdToken = async () => {
          throw Object.assign(new Error('the token is not for this tenant'), { code: 'auth/mismatching-tenant-id' });
        };
        return { ...auth, verifyIdToken };
      },
    }),
  };
  const store = createMemoryStore();
  const { sendEmailCode, checkEmailCode } = createEmailCodes({
    auth,
    store,
    secret,
    async sendMail({ to, text }) {
      failIfChosen('sendMail');
      mails.push({ to, code: text.slice(0, 6) });
    },
    onTakeOver: ({ uid }) => call('onTakeOver', uid),
    tenants: [
      { tenantId: null, isSignUpOpen: true },
      { tenantId: 'acme', isSignUpOpen: false, domains: ['acme.example'] },
      { tenantId: 'open', isSignUpOpen: true },
    ],
    ...options,
  });
  return {
    auth,
    accounts,
    mails,
    calls,
    failing,
    store,
    send: (by = owner, request: SendCodeRequest = { email }) => sendEmailCode(request, by),
    check: (code: unknown, by = owner, request: object = {}): Promise<Answer | null> =>
      checkEmailCode({ email, code, ...request }, by),
    /** Sends a code and returns it. */
    async mail(by = owner): Promise<string> {
      assert.equal(await sendEmailCode({ email }, by), null);
      return mails.at(-1)!.code;
    },
  };
}

test('the right code creates an account, whose email is verified', async () => {
  const { mail, check, accounts } = start();
  assert.deepEqual(await check(await mail()), { token: 'token of uid 0', isNewUser: true });
  assert.deepEqual(accounts, [{ uid: 'uid 0', email, emailVerified: true, providerData: [] }]);
  assert.deepEqual(await check(await mail()), { token: 'token of uid 0', isNewUser: false });
});

test('a code works once: for one minute it answers the same browser again, in case the answer is lost', async () => {
  const { mail, check } = start();
  const code = await mail();
  const answer = await check(code);
  mock.timers.tick(minute - 1);
  assert.deepEqual(await check(code), answer);
  assert.deepEqual(await check(code, attacker), { error: 'codeExpired' });
  mock.timers.tick(1);
  assert.deepEqual(await check(code), { error: 'codeExpired' });
});

test('a code expires after ten minutes', async () => {
  const { mail, check } = start();
  const early = await mail();
  mock.timers.tick(10 * minute - 1);
  assert.ok((await check(early))?.token);
  const late = await mail();
  mock.timers.tick(10 * minute);
  assert.deepEqual(await check(late), { error: 'codeExpired' });
});

for (const name of ['createUser', 'createCustomToken', 'verifyIdToken']) {
  test(`a code can be tried again after ${name} has failed, and the visitor is still new`, async () => {
    const { mail, check, failing } = start({
      guest: { uid: 'guest', emailVerified: false, providerData: [{ providerId: 'x' }] },
    });
    const code = await mail();
    failing.name = name;
    await assert.rejects(check(code, owner, { guestToken: 'guest token' }), { message: `${name} failed` });
    assert.equal((await check(code, owner, { guestToken: 'guest token' }))?.isNewUser, true);
  });
}

test('wrong codes for an account are limited in a day, whatever the addresses, browsers and codes', async () => {
  const { send, check } = start();
  let guesses = 0;
  for (let address = 0; address < 50; address += 1) {
    const by = sender(`10.0.0.${address}`, `browser ${address}`);
    if (address % 5 === 0) mock.timers.tick(61 * minute);
    for (let sent = 0; sent < 5; sent += 1) {
      await send(by);
      for (let tries = 0; tries < 20; tries += 1) if ((await check(wrongCode, by))?.error === 'wrongCode') guesses += 1;
    }
  }
  assert.equal(guesses, 10);
  mock.timers.tick(day);
  await send();
  assert.deepEqual(await check(wrongCode), { error: 'wrongCode' });
});

test('after five wrong codes from one network for one account, the network gets no code for it', async () => {
  const { mails, send, check } = start();
  await send();
  for (let tries = 0; tries < 5; tries += 1) assert.deepEqual(await check(wrongCode), { error: 'wrongCode' });
  assert.deepEqual(await check(wrongCode), { error: 'tooManyRequests' });
  assert.deepEqual(await send(), { error: 'tooManyRequests' });
  const neighbour = sender(owner.network, 'a browser without a code');
  assert.deepEqual(await check(wrongCode, neighbour), { error: 'tooManyRequests' });
  assert.equal(mails.length, 1);
});

test('wrong codes from one network are limited in an hour, whatever the accounts', async () => {
  const { send, check } = start();
  const guess = async (account: number) => {
    const request = { email: `${account}@x.example` };
    const sent = await send(attacker, request);
    if (sent) return { sent, guesses: 0 };
    let guesses = 0;
    for (let tries = 0; tries < 5; tries += 1)
      if ((await check(wrongCode, attacker, request))?.error === 'wrongCode') guesses += 1;
    return { sent, guesses };
  };
  for (let account = 0; account < 20; account += 1) assert.deepEqual(await guess(account), { sent: null, guesses: 5 });
  assert.deepEqual(await guess(20), { sent: { error: 'tooManyRequests' }, guesses: 0 });
  mock.timers.tick(60 * minute);
  assert.deepEqual(await guess(20), { sent: null, guesses: 5 });
});

test('another address neither replaces the code of the owner nor locks her out', async () => {
  const { mail, send, check } = start();
  const code = await mail();
  for (let sent = 0; sent < 20; sent += 1) {
    await send(attacker);
    for (let tries = 0; tries < 10; tries += 1) await check(wrongCode, attacker);
  }
  assert.deepEqual(await send(attacker), { error: 'tooManyRequests' });
  assert.ok((await check(code))?.token);
  assert.ok((await check(await mail()))?.token);
});

test('a browser that has signed in to the account is not locked out by any number of addresses', async () => {
  const { mail, send, check } = start();
  await check(await mail());
  for (let address = 0; address < 50; address += 1) {
    const by = sender(`10.0.0.${address}`, `browser ${address}`);
    await send(by);
    for (let tries = 0; tries < 5; tries += 1) await check(wrongCode, by);
  }
  assert.deepEqual(await send(sender('192.0.2.9', 'a new browser')), { error: 'tooManyRequests' });
  assert.ok((await check(await mail()))?.token);
});

test('a browser that has signed in to the account is not locked out by others of its network', async () => {
  const { mail, send, check } = start();
  await check(await mail());
  const neighbour = sender(owner.network, 'the browser of a neighbour');
  for (let account = 0; account < 20; account += 1) {
    const request = { email: account === 0 ? email : `${account}@x.example` };
    await send(neighbour, request);
    for (let tries = 0; tries < 5; tries += 1)
      assert.deepEqual(await check(wrongCode, neighbour, request), { error: 'wrongCode' });
  }
  assert.deepEqual(await send(neighbour, { email: 'new@x.example' }), { error: 'tooManyRequests' });
  assert.ok((await check(await mail()))?.token);
});

test('a browser that has signed in to the account has ten wrong codes and ten mails of its own', async () => {
  const { mail, send, check } = start();
  await check(await mail());
  let code = '';
  for (let sent = 0; sent < 10; sent += 1) code = await mail();
  assert.deepEqual(await send(), { error: 'tooManyRequests' });
  for (let tries = 0; tries < 9; tries += 1) assert.deepEqual(await check(wrongCode), { error: 'wrongCode' });
  assert.ok((await check(code))?.token);
  assert.deepEqual(await check(wrongCode), { error: 'wrongCode' });
  assert.deepEqual(await check(code), { error: 'tooManyRequests' });
  mock.timers.tick(day);
  assert.ok((await check(await mail()))?.token);
});

test('browsers that have signed in have a wide limit for their network', async () => {
  const { mails, send, check } = start();
  const signIn = async (number: number) => {
    const request = { email: `${number}@x.example` };
    assert.equal(await send(owner, request), null);
    assert.ok((await check(mails.at(-1)!.code, owner, request))?.token);
    return request;
  };
  for (let number = 0; number < 7; number += 1) await signIn(number);
  const before = mails.length;
  for (let number = 0; number < 7; number += 1)
    for (let sent = 0; sent < 10; sent += 1) await send(owner, { email: `${number}@x.example` });
  assert.equal(mails.length - before, 60);
});

test('if a further code cannot be mailed, the first one still works', async () => {
  const { mail, send, check, failing } = start();
  const code = await mail();
  failing.name = 'sendMail';
  await assert.rejects(send(), { message: 'sendMail failed' });
  assert.ok((await check(code))?.token);
});

test('mails are limited for a network, for a network and an account, and for an account', async () => {
  const { mails, send } = start();
  const countMails = async (requests: number, by: (index: number) => typeof owner, to: (index: number) => string) => {
    const before = mails.length;
    for (let index = 0; index < requests; index += 1) await send(by(index), { email: to(index) });
    return mails.length - before;
  };
  assert.equal(
    await countMails(
      70,
      () => attacker,
      (index) => `${index}@x.example`,
    ),
    60,
  );
  assert.equal(
    await countMails(
      10,
      () => owner,
      () => 'a@x.example',
    ),
    5,
  );
  assert.equal(
    await countMails(
      20,
      (index) => sender(`10.0.0.${index}`, `${index}`),
      () => 'b@x.example',
    ),
    10,
  );
  mock.timers.tick(60 * minute);
  assert.equal(await send(attacker), null);
});

test('a tenant that is not listed, and an email that does not belong to a listed one, get no mail', async () => {
  const { mails, send, check } = start();
  const refused = [
    { email, tenantId: 'saml-only' },
    { email, tenantId: 'acme' },
    { email: 'ada@sub.acme.example', tenantId: 'acme' },
    { email: 'ada@acme.example', tenantId: ['acme'] },
    { email: 'ada@acme.example', tenantId: '' },
  ];
  for (const request of refused) {
    assert.deepEqual(await send(owner, request), { error: 'signUpClosed' });
    assert.deepEqual(await check('123456', owner, request), { error: 'signUpClosed' });
  }
  assert.deepEqual(mails, []);
});

test('each tenant has its own codes, and decides whether sign-up is open', async () => {
  const { mails, send, check, calls, accounts } = start();
  const request = { email: 'ada@acme.example', tenantId: 'acme' };
  await send(owner, request);
  const [{ code }] = mails as [Mail];
  assert.deepEqual(await check(code, owner, { email: request.email }), { error: 'codeExpired' });
  assert.deepEqual(await check(code, owner, request), { error: 'signUpClosed' });
  accounts.push({ uid: 'ada', email: request.email, emailVerified: true, providerData: [] });
  assert.deepEqual(await check(code, owner, request), { token: 'token of ada', isNewUser: false });
  assert.equal(calls.at(-2), 'authForTenant acme');
});

test('the mail goes to the normalised address', async () => {
  const { mails, send } = start();
  for (const entered of ['vi\u212Aa@x.example', 'VIKA@X.example', 'vi\uFF4Ba@x.example']) {
    await send(owner, { email: entered });
  }
  assert.deepEqual(new Set(mails.map(({ to }) => to)), new Set([email]));
});

test('anything but one email gets no mail', async () => {
  const { mails, send } = start();
  const entered = ['a@x.example,b@x.example', 'a@b@x.example', 'a@x.example\r\nBcc: b@x.example', 'a b@x.example'];
  const odd = [
    `${'a'.repeat(250)}@x.example`,
    'a(b@x.example)@y.example',
    'a',
    '',
    null,
    ['a@x.example', 'b@x.example'],
  ];
  for (const wrong of [...entered, ...odd]) {
    assert.deepEqual(await send(owner, { email: wrong }), { message: 'That email address isn’t correct' });
  }
  assert.deepEqual(mails, []);
});

test('an account with an email that was not verified loses its password, its providers and its sign-ins', async () => {
  const planted = () => [
    {
      uid: 'vika',
      email,
      emailVerified: false,
      providerData: [{ providerId: 'password' }, { providerId: 'github.com' }],
    },
  ];
  const expected = [
    'updateUser vika providersToUnlink password',
    'onTakeOver vika',
    'revokeRefreshTokens vika',
    'updateUser vika emailVerified',
  ];
  const { mail, check, calls } = start({ known: planted() });
  assert.ok((await check(await mail()))?.token);
  assert.deepEqual(calls, [...expected, 'createCustomToken vika']);
  const again = start({ known: planted() });
  const code = await again.mail();
  again.failing.name = 'revokeRefreshTokens';
  await assert.rejects(again.check(code));
  assert.ok((await again.check(code))?.token);
  assert.deepEqual(again.calls, [...expected.slice(0, 2), ...expected, 'createCustomToken vika']);
});

test("if the app's function for taken-over accounts fails, the email stays unverified and there is no token", async () => {
  const { mail, check, failing, accounts } = start({
    known: [{ uid: 'vika', email, emailVerified: false, providerData: [] }],
  });
  const code = await mail();
  failing.name = 'onTakeOver';
  await assert.rejects(check(code), { message: 'onTakeOver failed' });
  assert.equal(accounts[0]?.emailVerified, false);
  assert.ok((await check(code))?.token);
});

for (const added of ['password', 'github.com']) {
  test(`an account to which ${added} is added while it is taken over stays unverified, and gives no token`, async () => {
    const { mail, check, accounts } = start({
      known: [{ uid: 'vika', email, emailVerified: false, providerData: [{ providerId: 'github.com' }] }],
      options: { onTakeOver: () => addProvider() },
    });
    let addProvider = (): void => void (accounts[0]!.providerData = [{ providerId: added }]);
    const code = await mail();
    await assert.rejects(check(code), {
      message: 'While account vika was taken over, a way to sign in was added to it.',
    });
    assert.equal(accounts[0]?.emailVerified, false);
    addProvider = () => {};
    assert.ok((await check(code))?.token);
    assert.equal(accounts[0]?.emailVerified, true);
  });
}

test('an account with a second factor gets no token', async () => {
  const multiFactor = { enrolledFactors: [{}] };
  const account = { uid: 'vika', email, emailVerified: true, providerData: [], multiFactor };
  const { mail, check } = start({ known: [account] });
  assert.deepEqual(await check(await mail()), { message: 'Sign in another way: you use a second factor.' });
  const messages = { secondFactor: { de: 'Melden Sie sich anders an.' } };
  const german = start({ known: [account], options: { messages } });
  assert.deepEqual(await german.check(await german.mail()), { message: messages.secondFactor });
});

test('a guest gets the email, unless the guest has got an account in the meantime', async () => {
  const guestToken = 'guest token';
  const guest = { uid: 'guest', emailVerified: false, providerData: [] };
  const { mail, check } = start({ guest });
  assert.deepEqual(await check(await mail(), owner, { guestToken }), { token: 'token of guest', isNewUser: true });
  const upgraded = start({ guest: { ...guest, email: 'other@x.example' } });
  const answer = await upgraded.check(await upgraded.mail(), owner, { guestToken });
  assert.deepEqual(answer, { token: 'token of uid 1', isNewUser: true });
});

test('a guest of the project gets a new account in a tenant, and a guest of a tenant gets one in the project', async () => {
  const guestToken = 'guest token';
  const ofProject = start({ guest: { uid: 'guest', emailVerified: false, providerData: [] } });
  const request = { email, tenantId: 'open', guestToken };
  await ofProject.send(owner, request);
  const answer = await ofProject.check(ofProject.mails[0]!.code, owner, request);
  assert.deepEqual(answer, { token: 'token of uid 1', isNewUser: true });
  const ofTenant = start();
  assert.ok((await ofTenant.check(await ofTenant.mail(), owner, { guestToken }))?.isNewUser);
});

test('a code that is not a text is a wrong code', async () => {
  const { mail, check } = start();
  const code = await mail();
  for (const wrong of [undefined, [code], { toString: 1 }])
    assert.deepEqual(await check(wrong), { error: 'wrongCode' });
  assert.ok((await check(code))?.token);
});

test('two wrong codes at once count twice', async () => {
  const { mail, check } = start();
  const code = await mail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(wrongCode)));
  assert.equal(answers.filter((answer) => answer?.error === 'wrongCode').length, 5);
  assert.equal(answers.filter((answer) => answer?.error === 'tooManyRequests').length, 15);
  assert.deepEqual(await check(code), { error: 'tooManyRequests' });
});

test('of many codes at once, only as many are compared as the limit allows, even if one is right', async () => {
  const { mail, check } = start();
  const code = await mail();
  for (let tries = 0; tries < 4; tries += 1) await check(wrongCode);
  const answers = await Promise.all([check(wrongCode), check(wrongCode), check(code)]);
  // Web Crypto may hash the codes in another order, so any of the three may be the one that is compared.
  assert.equal(answers.filter((answer) => answer?.error === 'tooManyRequests').length, 2);
});

test('many mails at once are limited', async () => {
  const { send, mails } = start();
  await Promise.all(Array.from({ length: 20 }, () => send()));
  assert.equal(mails.length, 5);
});

/** Slows down the search for an account, so that another request at the same time could be faster. */
function slowDown(auth: AdminAuth): void {
  const { getUserByEmail } = auth;
  auth.getUserByEmail = async (wanted) => {
    const found = getUserByEmail(wanted).then(
      (user) => () => user,
      (error: unknown) => () => {
        throw error;
      },
    );
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    return (await found)();
  };
}

test('two right codes at once open one account, and both answers say that it is new', async () => {
  const { mail, check, accounts, auth } = start();
  slowDown(auth);
  const code = await mail();
  const answer = { token: 'token of uid 0', isNewUser: true };
  assert.deepEqual(await Promise.all([check(code), check(code)]), [answer, answer]);
  assert.equal(accounts.length, 1);
});

test('two browsers with the right codes for one email at once open one account', async () => {
  const { mail, check, accounts, auth } = start();
  slowDown(auth);
  const [code, other] = [await mail(), await mail(attacker)];
  const answers = await Promise.all([check(code), check(other, attacker)]);
  // Web Crypto may hash the codes in another order, so either browser may be the one that opens the account.
  assert.deepEqual(
    new Set(answers.map((answer) => JSON.stringify(answer))),
    new Set([
      JSON.stringify({ token: 'token of uid 0', isNewUser: true }),
      JSON.stringify({ token: 'token of uid 0', isNewUser: false }),
    ]),
  );
  assert.equal(accounts.length, 1);
});

test('if another process has created the account in the meantime, its token is returned', async () => {
  const created = { uid: 'created elsewhere', email, emailVerified: true, providerData: [] };
  const { mail, check, calls, auth } = start({ known: [created] });
  const { getUserByEmail } = auth;
  // The first search finds no account, as if the other process created it right afterwards.
  auth.getUserByEmail = async () => {
    auth.getUserByEmail = getUserByEmail;
    throw Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
  };
  assert.deepEqual(await check(await mail()), { token: 'token of created elsewhere', isNewUser: false });
  assert.equal(calls[0], `createUser ${email}`);
});

test('limits can be changed one by one', async () => {
  const limits = { mail: { perNetworkAndAccount: { highest: 2, period: minute } } };
  const { send } = start({ options: { limits } });
  assert.deepEqual([await send(), await send(), await send()], [null, null, { error: 'tooManyRequests' }]);
  mock.timers.tick(minute);
  assert.equal(await send(), null);
});

test('a limit or a message that is undefined keeps its default', async () => {
  const limits = { mail: { perNetwork: undefined, perNetworkAndAccount: undefined, perAccount: undefined } };
  const { send } = start({ options: { limits, messages: { invalidEmail: undefined } } });
  for (let sent = 0; sent < 5; sent += 1) assert.equal(await send(), null);
  assert.deepEqual(await send(), { error: 'tooManyRequests' });
  assert.deepEqual(await send(owner, { email: 'none' }), { message: 'That email address isn’t correct' });
});

test('the app can write the mail, in the language of the widget', async () => {
  const facts: MailFacts[] = [];
  const sent: unknown[] = [];
  const { send } = start({
    options: {
      mail(known) {
        facts.push(known);
        return { subject: 'Ihr Code', text: known.code, html: `<b>${known.code}</b>` };
      },
      sendMail: async (mail) => void sent.push(mail),
    },
  });
  await send({ ...owner, language: 'fr' }, { email, language: 'de-AT' });
  const [{ code, ...others }] = facts as [MailFacts];
  assert.match(code, /^\d{6}$/);
  assert.deepEqual(others, { minutes: 10, email, tenantId: null, language: 'de-AT' });
  assert.deepEqual(sent, [{ to: email, subject: 'Ihr Code', text: code, html: `<b>${code}</b>` }]);
});

test('without the language of the widget, the mail is in the language of the browser, and otherwise in English', async () => {
  const subjects: string[] = [];
  const options = { sendMail: async ({ subject }: { readonly subject: string }) => void subjects.push(subject) };
  const { send } = start({ options });
  await send({ ...owner, language: 'de-AT' });
  await send({ ...owner, language: 'de' }, { email, language: '"><script>' });
  await send(owner, { email, language: ['de'] });
  assert.deepEqual(
    subjects.map((subject) => subject.replace(/\d{6}/, 'CODE')),
    ['Ihr Code lautet CODE', 'Ihr Code lautet CODE', 'CODE is your code'],
  );
});

test('the mail names the app', async () => {
  const sent: { subject: string; html?: string }[] = [];
  const { send } = start({ options: { siteName: 'My app', sendMail: async (mail) => void sent.push(mail) } });
  await send();
  assert.match(sent[0]?.subject ?? '', /^My app: \d{6} is your code$/);
  assert.match(sent[0]?.html ?? '', />My app</);
});

test('the store contains neither codes nor emails', async () => {
  const written: string[] = [];
  const memory = createMemoryStore();
  const store: EmailCodesOptions['store'] = {
    get: memory.get,
    async set(key, value, period) {
      written.push(key, value);
      await memory.set(key, value, period);
    },
    async count(counters, change) {
      written.push(...counters.map(({ key }) => key));
      return memory.count(counters, change);
    },
  };
  const { mail, check } = start({ options: { store } });
  const code = await mail();
  await check(code);
  const keys = written.filter((text) => !text.startsWith('{') && text !== 'known');
  assert.ok(keys.every((key) => /^[\w-]{43}$/.test(key)));
  assert.ok(written.length > keys.length);
  assert.doesNotMatch(written.join(), new RegExp(`${email}|(?<!\\w)${code}(?!\\w)`));
});

test('expired entries are deleted', async () => {
  const { mail, check, store } = start();
  await mail();
  await check(wrongCode);
  assert.equal(store.size, 7);
  mock.timers.tick(60 * minute);
  assert.equal(store.size, 2);
  mock.timers.tick(day);
  assert.equal(store.size, 0);
});
