import type { SignInMode } from '../../../src/adapters/auth-backend.ts';
import { createCustomToken } from '../../../src/adapters/in-memory/service/custom-token.ts';
import { operation, summarizeSignIn, type GoogleClaims, type Operation } from './operation.ts';
import { createGoogleCredential, signInWithTextCode, toAppUrl } from '../support/visitor-steps.ts';

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

const describeMode = ({ upgradeGuest }: SignInMode): string => (upgradeGuest ? ' as an upgrade' : '');

export const signInWithPassword = (account: EmailAndPassword): Operation =>
  operation(
    `sign in as ${account.email} with ${account.password}`,
    ({ backend }) => summarizeSignIn(backend.signInWithPassword(account)),
    { serviceOperation: 'sign-in' },
  );

export const signUp = (account: EmailAndPassword, mode: SignInMode = {}): Operation =>
  operation(
    `sign up as ${account.email} with ${account.password}${describeMode(mode)}`,
    ({ backend }) => summarizeSignIn(backend.createUserWithPassword(account, mode)),
    { serviceOperation: 'sign-up', ...(mode.upgradeGuest && { setsPassword: true }) },
  );

export const linkPassword = (account: EmailAndPassword): Operation =>
  operation(
    `link ${account.email} with ${account.password}`,
    ({ backend }) => summarizeSignIn(backend.linkCredential(backend.passwordCredential(account))),
    { setsPassword: true },
  );

export const requestLink = (email: string): Operation =>
  operation(`request a sign-in link for ${email}`, ({ backend }) =>
    backend.sendSignInLink(email, { url: 'http://127.0.0.1:5188/Login' }),
  );

export const signInWithNewestMail = (email: string, mode: SignInMode = {}): Operation =>
  operation(`sign in as ${email} with the newest mail${describeMode(mode)}`, async ({ backend, control }) => {
    const [newest] = await control.mails();
    return summarizeSignIn(backend.signInWithEmailLink({ email, link: toAppUrl(newest?.path ?? '') }, mode));
  });

export const signInWithGoogle = (claims: GoogleClaims, mode: SignInMode = {}): Operation =>
  operation(
    `sign in with Google as ${JSON.stringify(claims)}${describeMode(mode)}`,
    ({ backend }) => summarizeSignIn(backend.signInWithCredential(createGoogleCredential(backend, claims), mode)),
    { serviceOperation: 'provider sign-in', claims },
  );

export const linkGoogle = (claims: GoogleClaims): Operation =>
  operation(
    `link Google as ${JSON.stringify(claims)}`,
    ({ backend }) => summarizeSignIn(backend.linkCredential(createGoogleCredential(backend, claims))),
    { claims, isLinking: true },
  );

export const signInWithPhone = (phoneNumber: string, mode: SignInMode = {}): Operation =>
  operation(`sign in with ${phoneNumber}${describeMode(mode)}`, (context) =>
    summarizeSignIn(signInWithTextCode(context, phoneNumber, mode)),
  );

export const signInWithCustomToken = (uid: string): Operation =>
  operation(
    `sign in with a custom token for ${uid}`,
    ({ backend }) => summarizeSignIn(backend.signInWithCustomToken(createCustomToken({ uid }))),
    { serviceOperation: 'token sign-in' },
  );

export const signInAsGuest: Operation = operation(
  'sign in as a guest',
  ({ backend }) => summarizeSignIn(backend.signInAnonymously()),
  { serviceOperation: 'guest sign-in' },
);
