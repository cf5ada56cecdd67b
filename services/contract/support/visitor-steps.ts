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

/** The claims that a provider makes about a user, named as in an OpenID Connect ID token. */
export interface ProviderClaims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** Creates the credential that a provider returns for a user with these claims. */
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

/** Creates the credential that Google returns for a user with these claims. */
export const createGoogleCredential = (backend: AuthBackend, claims: ProviderClaims): AuthCredential =>
  createProviderCredential(backend, 'google.com', claims);

/** Two accounts for tests that need nothing special. */
export const ada = { email: 'ada@example.com', password: 'secret1' };
export const grace = { email: 'grace@example.com', password: 'secret1' };

/** Creates accounts on the service of a test. Returns the test's context. */
export async function withAccounts<Context extends Visitor>(
  context: Context,
  ...accounts: readonly AccountFixture[]
): Promise<Context> {
  await context.control.put({ accounts });
  return context;
}

/** Creates an account and signs in to it, but does not commit the user. */
export async function stageUser({ backend, control }: Visitor, account: typeof ada): Promise<AuthResult> {
  await control.put({ accounts: [account] });
  return await backend.signInWithPassword(account);
}

/** Creates an account, signs in to it and commits the user. Returns the test's context. */
export async function commitUser<Context extends Visitor>(context: Context, account: typeof ada): Promise<Context> {
  await stageUser(context, account);
  await context.backend.commit();
  return context;
}

/** Signs in with the credential that Google returns for a user with these claims. */
export const signInWithGoogle = (backend: AuthBackend, claims: ProviderClaims): Promise<AuthResult> =>
  backend.signInWithCredential(createGoogleCredential(backend, claims));

/** Signs in with email and password and commits the user. */
export async function signInAndCommit(backend: AuthBackend, account: typeof ada): Promise<void> {
  await backend.signInWithPassword(account);
  await backend.commit();
}

/** Signs in as a new guest and commits the guest, and then starts recording the session reports. */
export async function commitGuest<Context extends Visitor>(
  context: Context,
): Promise<Context & { readonly uid: string; readonly session: ObservedSession }> {
  const { user } = await context.backend.signInAnonymously();
  await context.backend.commit();
  return { ...context, uid: user.uid, session: await observeFirstReport(context.backend) };
}

/** Solves the human verification and requests a text message with a sign-in code. */
export async function requestTextCode(
  backend: AuthBackend,
  phoneNumber: string,
  mode?: SignInMode,
): Promise<PhoneConfirmation> {
  return await backend.signInWithPhone(phoneNumber, await solveVerification(backend), mode);
}

/** Returns the code of the newest text message. */
export async function getLastTextCode(control: ServiceControl): Promise<string> {
  const [message] = await control.textMessages();
  assert.ok(message, 'expected a text message, but none was sent');
  return message.code;
}

/** Returns a six-digit code that differs from the given code. */
export const toWrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Signs in with a phone number and the code that is texted to it. */
export async function signInWithTextCode(
  { backend, control }: Visitor,
  phoneNumber: string,
  mode?: SignInMode,
): Promise<AuthResult> {
  const confirmation = await requestTextCode(backend, phoneNumber, mode);
  return await confirmation.confirm(await getLastTextCode(control));
}

/** Requests a sign-in link and returns it from the mail. */
export async function requestSignInLink(
  { backend, control }: Visitor,
  email: string,
  url = 'http://127.0.0.1:5188/Login',
): Promise<string> {
  await backend.sendSignInLink(email, { url });
  return toAppUrl(await getLastMailPath(control));
}

/** Returns the path of the newest mail's link. */
export async function getLastMailPath(control: ServiceControl): Promise<string> {
  const [mail] = await control.mails();
  assert.ok(mail, 'expected a mail, but none was sent');
  return mail.path;
}

/** Turns the path of a mailed link into the full URL of the link. */
export const toAppUrl = (path: string): string => new URL(path, 'http://127.0.0.1:5188').href;

/** Returns the action code of a mailed link. */
export function getActionCode(path: string | undefined): string {
  const code = new URL(path ?? '', 'http://app').searchParams.get('oobCode');
  assert.ok(code, `expected a link with an oobCode, got: ${path}`);
  return code;
}

/** Starts a call that the service does not answer until `control.release()`. */
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
