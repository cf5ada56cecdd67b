import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createSettings, createUser } from '../../../../fixtures/flow.ts';
import { controlNetwork, recordReportedErrors } from '../../../../fixtures/page-globals.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { CheckEmailCode, EmailCodeContext, SendEmailCode } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { createCodeServer } from './call-server.ts';

const reported = recordReportedErrors();
const network = controlNetwork();
mock.timers.enable({ apis: ['setTimeout'] });

const email = 'ada@example.com';
const entered = { email, code: '123456' };
const guest = createUser({ uid: 'guest', email: null, isAnonymous: true });

interface Options {
  readonly send?: SendEmailCode;
  readonly check?: CheckEmailCode;
  readonly tenantId?: string;
  readonly upgradesGuests?: boolean;
  readonly closesSignUp?: boolean;
}

function createServer({ send, check, tenantId, upgradesGuests = false, closesSignUp = false }: Options) {
  const sendEmailCode = send ?? (() => null);
  const checkEmailCode = check ?? (() => ({ token: 'token' }));
  const option = {
    provider: 'password',
    signInMethod: 'emailCode' as const,
    sendEmailCode,
    checkEmailCode,
    disableSignUp: { status: closesSignUp },
  };
  const config = { signInOptions: [option], autoUpgradeAnonymousUsers: upgradesGuests };
  const settings = createSettings(config, tenantId);
  const language = () => ({ tag: 'pt-BR' });
  return createCodeServer({ auth: { currentGuest: () => guest }, settings, language } as unknown as Tools);
}

/** Returns the code of the error with which a call rejects. */
const findError = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (error: unknown) => (error instanceof AuthError ? error.code : `unexpected: ${String(error)}`),
  );

const never = () => new Promise<null>(() => {});

test('the app mails a code by a promise or at once, and returns nothing', async () => {
  const send = mock.fn<SendEmailCode>(async () => undefined);
  await createServer({ send, tenantId: 'acme' }).send(email);
  await createServer({ send: () => null }).send(email);
  const [receivedEmail, context] = send.mock.calls[0]?.arguments ?? [];
  assert.deepEqual(
    [receivedEmail, context?.tenantId, context?.language, context?.guest],
    [email, 'acme', 'pt-BR', null],
  );
});

test('the app checks a code, and returns a token', async () => {
  const check = mock.fn<CheckEmailCode>(async () => ({ token: 'token', isNewUser: true }));
  assert.deepEqual(await createServer({ check }).check(entered), { token: 'token', isNewUser: true });
  assert.deepEqual(check.mock.calls[0]?.arguments[0], entered);
});

test('the app learns the guest only if guests are to keep their accounts and sign-up is open', async () => {
  const contexts: EmailCodeContext[] = [];
  const check: CheckEmailCode = (_entered, context) => (contexts.push(context), { token: 'token' });
  await createServer({ check }).check(entered);
  await createServer({ check, upgradesGuests: true }).check(entered);
  await createServer({ check, upgradesGuests: true, closesSignUp: true }).check(entered);
  assert.deepEqual(
    contexts.map((context) => context.guest),
    [null, guest, null],
  );
});

test('a refusal is no failure, so it is not reported', async () => {
  assert.equal(
    await findError(createServer({ send: () => ({ error: 'tooManyRequests' }) }).send(email)),
    'auth/too-many-requests',
  );
  assert.equal(
    await findError(createServer({ check: () => ({ error: 'wrongCode' }) }).check(entered)),
    'auth/invalid-verification-code',
  );
  assert.deepEqual(reported, []);
});

test('a failure is reported, and is an internal error, or a network error if the browser is offline', async () => {
  const error = new Error('no answer');
  const send: SendEmailCode = () => Promise.reject(error);
  assert.equal(await findError(createServer({ send }).send(email)), 'auth/internal-error');
  const throwNothing: SendEmailCode = () => {
    throw undefined;
  };
  assert.equal(await findError(createServer({ send: throwNothing }).send(email)), 'auth/internal-error');
  network.isOnline = false;
  assert.equal(await findError(createServer({ send }).send(email)), 'auth/network-request-failed');
  assert.deepEqual(reported, [error, undefined, error]);
});

test('any other result is reported', async () => {
  const send = (() => ({ ok: true })) as unknown as SendEmailCode;
  assert.equal(await findError(createServer({ send }).send(email)), 'auth/internal-error');
  const check = (() => ({ token: 7 })) as unknown as CheckEmailCode;
  assert.equal(await findError(createServer({ check }).check(entered)), 'auth/internal-error');
  const checkNothing = (() => undefined) as unknown as CheckEmailCode;
  assert.equal(await findError(createServer({ check: checkNothing }).check(entered)), 'auth/internal-error');
  assert.match(String(reported[0]), /sendEmailCode: has returned .*, which is neither a success nor a refusal/);
  assert.match(String(reported[1]), /checkEmailCode: has returned/);
  assert.match(String(reported[2]), /checkEmailCode: has returned/);
});

test('a call that takes 10 seconds has failed', async () => {
  const signals: AbortSignal[] = [];
  const failed = findError(createServer({ send: (_email, { signal }) => (signals.push(signal), never()) }).send(email));
  mock.timers.tick(9999);
  await new Promise(setImmediate);
  assert.deepEqual(reported, []);
  mock.timers.tick(1);
  assert.equal(await failed, 'auth/timeout');
  assert.match(String(reported[0]), /sendEmailCode: no result within 10 s\./);
});

test('an answer that comes after the end of the screen is not used', async () => {
  let accept = (_answer: { readonly token: string }): void => {};
  const check: CheckEmailCode = () => new Promise((resolve) => (accept = resolve));
  const server = createServer({ check });
  const result = findError(server.check(entered));
  server.abort();
  accept({ token: 'token' });
  assert.equal(await result, 'auth/user-cancelled');
  assert.deepEqual(reported, []);
});

test('another call aborts the signal of the one before, as does the end of the screen, and nothing is reported', async () => {
  const signals: AbortSignal[] = [];
  const server = createServer({ send: (_email, { signal }) => (signals.push(signal), never()) });
  void server.send(email).catch(() => {});
  void server.send(email).catch(() => {});
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, false],
  );
  server.abort();
  mock.timers.tick(20_000);
  await new Promise(setImmediate);
  assert.deepEqual([signals.map(({ aborted }) => aborted), reported], [[true, true], []]);
});
