import { accountOf, accountsOf, canonical, listProviders, open, type Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { Account, ServiceState } from './service-state.ts';

/** What signs somebody in, or up. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Who came in, and whether the account was opened for it. */
export interface Entered {
  readonly account: Account;
  readonly isNewUser: boolean;
}

/** The service's rule, not the widget's (reference §4). */
const minimumPasswordLength = 6;

/** The service looks at an email less closely than the widget does. */
const looksLikeEmail = (email: string): boolean => /^[^@]+@[^@]+$/.test(email);

export function mustBeLongEnough(password: string): void {
  must(
    password.length >= minimumPasswordLength,
    `WEAK_PASSWORD : Password should be at least ${minimumPasswordLength} characters`,
  );
}

/** How an email signs in, or undefined where the project does not say. */
export function methodsOf(realm: Realm, email: string): readonly string[] | undefined {
  must(email, 'MISSING_IDENTIFIER');
  must(looksLikeEmail(email), 'INVALID_IDENTIFIER');
  if (realm.state.emailEnumerationProtection) return undefined;
  const account = accountOf(realm, email) ?? accountsOf(realm).find(isKnownElsewhereAs(email));
  return (
    account?.providers.flatMap(({ providerId }) => {
      if (providerId === 'phone') return [];
      if (providerId !== 'password') return [providerId];
      return [...(account.password === null ? [] : ['password']), ...(account.emailLink ? ['emailLink'] : [])];
    }) ?? []
  );
}

/** Whether a provider knows the account's user by this address. */
const isKnownElsewhereAs =
  (email: string) =>
  ({ providers }: Account): boolean =>
    providers.some((provider) => provider.email === canonical(email));

export function signIn(realm: Realm, { email, password }: EmailAndPassword): Account {
  const { emailEnumerationProtection } = realm.state;
  must(looksLikeEmail(email), 'INVALID_EMAIL');
  must(password, 'MISSING_PASSWORD');
  const account = accountOf(realm, email);
  must(account, emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  must(!account.disabled, 'USER_DISABLED');
  must(account.password === password, emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD');
  return account;
}

export function signUp(realm: Realm, given: EmailAndPassword): Account {
  mustBeFree(realm, given);
  return open(realm, { email: canonical(given.email), password: given.password });
}

/** Gives an account an address and a password: a guest's upgrade, or a link. */
export function addPassword(realm: Realm, account: Account, given: EmailAndPassword): void {
  mustBeFree(realm, given);
  account.email = canonical(given.email);
  account.password = given.password;
  account.emailVerified = false;
  account.sessionEpoch += 1; // as after any change of a password; whoever changed it goes on
  listProviders(account);
}

function mustBeFree(realm: Realm, { email, password }: EmailAndPassword): void {
  must(email, 'MISSING_EMAIL');
  must(password, 'MISSING_PASSWORD');
  must(looksLikeEmail(email), 'INVALID_EMAIL');
  must(!accountOf(realm, email), 'EMAIL_EXISTS');
  mustBeLongEnough(password);
}

/** The account of a session, if the session still holds. */
export function accountOfSession(state: ServiceState, session: Session): Account {
  const account = state.accounts.find(({ uid }) => uid === session.uid);
  must(account, 'USER_NOT_FOUND');
  must(account.sessionEpoch === session.epoch, 'TOKEN_EXPIRED');
  must(!account.disabled, 'USER_DISABLED');
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
export const sessionOf = ({ uid, sessionEpoch }: Account, providerId: string | null): Session => ({
  uid,
  epoch: sessionEpoch,
  signInProvider: providerId ?? 'anonymous',
});
