import {
  findAccountByEmail,
  listAccounts,
  normalizeEmail,
  updateProviders,
  createAccount,
  type CallContext,
} from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { Account, ServiceState } from './service-state.ts';

/** What signs somebody in, or up. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Who came in, and whether the account was opened for it. */
export interface SignInOutcome {
  readonly account: Account;
  readonly isNewUser: boolean;
}

/** The service's rule, not the widget's (reference §4). */
const minimumPasswordLength = 6;

/** The service looks at an email less closely than the widget does. */
const looksLikeEmail = (email: string): boolean => /^[^@]+@[^@]+$/.test(email);

export function checkPasswordLength(password: string): void {
  throwUnless(
    password.length >= minimumPasswordLength,
    `WEAK_PASSWORD : Password should be at least ${minimumPasswordLength} characters`,
  );
}

/** How an email signs in, or undefined where the project does not say. */
export function lookUpSignInMethods(context: CallContext, email: string): readonly string[] | undefined {
  throwUnless(email, 'MISSING_IDENTIFIER');
  throwUnless(looksLikeEmail(email), 'INVALID_IDENTIFIER');
  if (context.state.emailEnumerationProtection) return undefined;
  const account = findAccountByEmail(context, email) ?? listAccounts(context).find(hasProviderEmail(email));
  return (
    account?.providers.flatMap(({ providerId }) => {
      if (providerId === 'phone') return [];
      if (providerId !== 'password') return [providerId];
      return [...(account.password === null ? [] : ['password']), ...(account.emailLink ? ['emailLink'] : [])];
    }) ?? []
  );
}

/** Whether a provider knows the account's user by this address. */
const hasProviderEmail =
  (email: string) =>
  ({ providers }: Account): boolean =>
    providers.some((provider) => provider.email === normalizeEmail(email));

export function signInWithPassword(context: CallContext, { email, password }: EmailAndPassword): Account {
  const { emailEnumerationProtection } = context.state;
  throwUnless(looksLikeEmail(email), 'INVALID_EMAIL');
  throwUnless(password, 'MISSING_PASSWORD');
  const account = findAccountByEmail(context, email);
  throwUnless(account, emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  throwUnless(!account.disabled, 'USER_DISABLED');
  throwUnless(
    account.password === password,
    emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD',
  );
  return account;
}

export function createUserWithPassword(context: CallContext, given: EmailAndPassword): Account {
  checkNewAccount(context, given);
  return createAccount(context, { email: normalizeEmail(given.email), password: given.password });
}

/** Gives an account an address and a password: a guest's upgrade, or a link. */
export function linkPassword(context: CallContext, account: Account, given: EmailAndPassword): void {
  checkNewAccount(context, given);
  account.email = normalizeEmail(given.email);
  account.password = given.password;
  account.emailVerified = false;
  account.sessionEpoch += 1; // as after any change of a password; whoever changed it goes on
  updateProviders(account);
}

function checkNewAccount(context: CallContext, { email, password }: EmailAndPassword): void {
  throwUnless(email, 'MISSING_EMAIL');
  throwUnless(password, 'MISSING_PASSWORD');
  throwUnless(looksLikeEmail(email), 'INVALID_EMAIL');
  throwUnless(!findAccountByEmail(context, email), 'EMAIL_EXISTS');
  checkPasswordLength(password);
}

/** The account of a session, if the session still holds. */
export function getSessionAccount(state: ServiceState, session: Session): Account {
  const account = state.accounts.find(({ uid }) => uid === session.uid);
  throwUnless(account, 'USER_NOT_FOUND');
  throwUnless(account.sessionEpoch === session.epoch, 'TOKEN_EXPIRED');
  throwUnless(!account.disabled, 'USER_DISABLED');
  return account;
}

/** Somebody's having signed in. */
export interface Session {
  readonly uid: string;
  readonly epoch: number;
  /** How, as in the claim `firebase.sign_in_provider` of the real service's tokens; `anonymous` of a guest. */
  readonly signInProvider: string;
}

/** @param providerId null for a guest's */
export const createSession = ({ uid, sessionEpoch }: Account, providerId: string | null): Session => ({
  uid,
  epoch: sessionEpoch,
  signInProvider: providerId ?? 'anonymous',
});
