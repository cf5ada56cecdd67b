import assert from 'node:assert/strict';
import type {
  AuthBackend,
  AuthCredential,
  AuthResult,
  PhoneConfirmation,
  SignInMode,
} from '../../../src/adapters/auth-backend.ts';
import type { AccountFixture, ServiceControl, ServiceOperation } from '../../../src/adapters/service-control.ts';
import { isSettled, observeFirstReport, type ObservedSession } from './assertions.ts';
import type { Visitor } from './contract-topic.ts';
import { solveVerification } from './human-verification.ts';

/** A provider's claims about a user. The names are the claim names of OpenID Connect. */
export interface ProviderClaims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export function createProviderCredential(
  backend: AuthBackend,
  providerId: string,
  claims: ProviderClaims,
): AuthCredential {
  const json = { providerId, signInMethod: providerId, idToken: JSON.stringify(claims) };
  const credential = backend.credentialFromJSON(json);
  assert.ok(credential);
  return credential;
}

export const createGoogleCredential = (backend: AuthBackend, claims: ProviderClaims): AuthCredential =>
  createProviderCredential(backend, 'google.com', claims);

/** Account for tests that need no special account. */
export const ada = { email: 'ada@example.com', password: 'secret1' };
export const grace = { email: 'grace@example.com', password: 'secret1' };

export async function withAccounts<Context extends Visitor>(
  context: Context,
  ...accounts: readonly AccountFixture[]
): Promise<Context> {
  await context.control.put({ accounts });
  return context;
}

export async function stageUser({ backend, control }: Visitor, account: typeof ada): Promise<AuthResult> {
  await control.put({ accounts: [account] });
  return await backend.signInWithPassword(account);
}

export async function commitUser<Context extends Visitor>(context: Context, account: typeof ada): Promise<Context> {
  await stageUser(context, account);
  await context.backend.commit();
  return context;
}

export const signInWithGoogle = (backend: AuthBackend, claims: ProviderClaims): Promise<AuthResult> =>
  backend.signInWithCredential(createGoogleCredential(backend, claims));

export async function signInAndCommit(backend: AuthBackend, account: typeof ada): Promise<void> {
  await backend.signInWithPassword(account);
  await backend.commit();
}

/**
 * Signs in as a new guest, and makes the guest the app's user (`commit`). Then starts recording the users that the
 * backend reports.
 */
export async function commitGuest<Context extends Visitor>(
  context: Context,
): Promise<Context & { readonly uid: string; readonly session: ObservedSession }> {
  const { user } = await context.backend.signInAnonymously();
  await context.backend.commit();
  return { ...context, uid: user.uid, session: await observeFirstReport(context.backend) };
}

export async function requestTextCode(
  backend: AuthBackend,
  phoneNumber: string,
  mode?: SignInMode,
): Promise<PhoneConfirmation> {
  return await backend.signInWithPhone(phoneNumber, await solveVerification(backend), mode);
}

export async function getLastTextCode(control: ServiceControl): Promise<string> {
  const [message] = await control.textMessages();
  assert.ok(message, 'expected a text message, but none was sent');
  return message.code;
}

export const toWrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

export async function signInWithTextCode(
  { backend, control }: Visitor,
  phoneNumber: string,
  mode?: SignInMode,
): Promise<AuthResult> {
  const confirmation = await requestTextCode(backend, phoneNumber, mode);
  return await confirmation.confirm(await getLastTextCode(control));
}

export async function requestSignInLink(
  { backend, control }: Visitor,
  email: string,
  url = 'http://127.0.0.1:5188/Login',
): Promise<string> {
  await backend.sendSignInLink(email, { url });
  return toAppUrl(await getLastMailPath(control));
}

export async function getLastMailPath(control: ServiceControl): Promise<string> {
  const [mail] = await control.mails();
  assert.ok(mail, 'expected a mail, but none was sent');
  return mail.path;
}

export const toAppUrl = (path: string): string => new URL(path, 'http://127.0.0.1:5188').href;

export function getActionCode(path: string | undefined): string {
  const code = new URL(path ?? '', 'http://app').searchParams.get('oobCode');
  assert.ok(code, `expected a link with an oobCode, got: ${path}`);
  return code;
}

/** Starts a call. The service answers the call only after the test has called `control.release()`. */
export async function startHeldCall<T>(
  control: ServiceControl,
  operation: ServiceOperation,
  start: () => Promise<T>,
): Promise<{ readonly answer: Promise<T> }> {
  await control.hold(operation);
  const answer = start();
  assert.equal(await isSettled(answer), false, `expected the ${operation} to be held`);
  return { answer };
}
