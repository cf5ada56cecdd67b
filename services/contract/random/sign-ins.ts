import type { SignInMode } from '../../../src/adapters/auth-backend.ts';
import { operation, seen, type Claims, type Operation } from './operation.ts';
import { createGoogleCredential, requestTextCode, getLastTextCode, toAppUrl } from '../support/visitor-steps.ts';

/** An address and its password. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const said = ({ email, password }: Account): string => `${email} ${password}`;
const asWhom = ({ upgradeGuest }: SignInMode): string => (upgradeGuest ? ' as the guest' : '');

export const signInWithPassword = (given: Account): Operation =>
  operation(`sign in ${said(given)}`, ({ backend }) => seen(backend.signInWithPassword(given)), { asks: 'sign-in' });

export const signUp = (given: Account, as: SignInMode = {}): Operation =>
  operation(`sign up ${said(given)}${asWhom(as)}`, ({ backend }) => seen(backend.createUserWithPassword(given, as)), {
    asks: 'sign-up',
    ...(as.upgradeGuest && { givesPassword: true }),
  });

export const linkPassword = (given: Account): Operation =>
  operation(`link ${said(given)}`, ({ backend }) => seen(backend.linkCredential(backend.passwordCredential(given))), {
    givesPassword: true,
  });

export const askForLink = (email: string): Operation =>
  operation(`ask for a link for ${email}`, ({ backend }) =>
    backend.sendSignInLink(email, { url: 'http://127.0.0.1:5188/Login' }),
  );

export const signInByNewestMail = (email: string, as: SignInMode = {}): Operation =>
  operation(`sign in ${email} by the newest mail${asWhom(as)}`, async ({ backend, control }) => {
    const link = toAppUrl((await control.mails())[0]?.path ?? '');
    return seen(backend.signInWithEmailLink({ email, link }, as));
  });

export const signInAtGoogle = (claims: Claims, as: SignInMode = {}): Operation =>
  operation(
    `sign in at Google as ${JSON.stringify(claims)}${asWhom(as)}`,
    ({ backend }) => seen(backend.signInWithCredential(createGoogleCredential(backend, claims), as)),
    { asks: 'provider sign-in', claims },
  );

export const linkGoogle = (claims: Claims): Operation =>
  operation(
    `link Google as ${JSON.stringify(claims)}`,
    ({ backend }) => seen(backend.linkCredential(createGoogleCredential(backend, claims))),
    { claims, isLinking: true },
  );

export const signInByPhone = (number: string, as: SignInMode = {}): Operation =>
  operation(`sign in by phone ${number}${asWhom(as)}`, async ({ backend, control }) => {
    const confirmation = await requestTextCode(backend, number, as);
    return seen(confirmation.confirm(await getLastTextCode(control)));
  });

export const beGuest: Operation = operation('be a guest', ({ backend }) => seen(backend.signInAnonymously()), {
  asks: 'guest sign-in',
});
