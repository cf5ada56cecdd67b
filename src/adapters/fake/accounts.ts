import { randomId } from './random-id.ts';
import { must } from './refusal.ts';
import type { Account, ServiceState } from './service-state.ts';

/** What signs somebody in, or up. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** The service's rule, not the widget's (reference §4). */
const minimumPasswordLength = 6;

/** How the service keeps and compares emails. */
export const canonical = (email: string): string => email.toLowerCase();

/** The service looks at an email less closely than the widget does. */
const looksLikeEmail = (email: string): boolean => /^[^@]+@[^@]+$/.test(email);

export function accountOf(state: ServiceState, email: string): Account | undefined {
  return state.accounts.find((account) => account.email === canonical(email));
}

export function mustBeLongEnough(password: string): void {
  must(
    password.length >= minimumPasswordLength,
    `WEAK_PASSWORD : Password should be at least ${minimumPasswordLength} characters`,
  );
}

/** How an email signs in, or undefined where the project does not say. */
export function methodsOf(state: ServiceState, email: string): readonly string[] | undefined {
  must(email, 'MISSING_IDENTIFIER');
  must(looksLikeEmail(email), 'INVALID_IDENTIFIER');
  if (state.emailEnumerationProtection) return undefined;
  const account = accountOf(state, email);
  if (!account) return [];
  return [
    ...account.providers,
    ...(account.password === null ? [] : ['password']),
    ...(account.emailLink ? ['emailLink'] : []),
  ];
}

export function signIn(state: ServiceState, { email, password }: EmailAndPassword): Account {
  must(looksLikeEmail(email), 'INVALID_EMAIL');
  must(password, 'MISSING_PASSWORD');
  const account = accountOf(state, email);
  must(account, state.emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  must(!account.disabled, 'USER_DISABLED');
  must(
    account.password === password,
    state.emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD',
  );
  return account;
}

export function signUp(state: ServiceState, { email, password }: EmailAndPassword): Account {
  must(email, 'MISSING_EMAIL');
  must(password, 'MISSING_PASSWORD');
  must(looksLikeEmail(email), 'INVALID_EMAIL');
  must(!accountOf(state, email), 'EMAIL_EXISTS');
  mustBeLongEnough(password);
  return open(state, { email: canonical(email), password });
}

/** Opens an account with what is given; the rest is as with a new guest. */
export function open(state: ServiceState, given: Partial<Account>): Account {
  const account: Account = {
    uid: randomId(28),
    email: null,
    password: null,
    displayName: null,
    emailVerified: false,
    disabled: false,
    emailLink: false,
    providers: [],
    sessionEpoch: 0,
    ...given,
  };
  state.accounts.push(account);
  return account;
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
}

export const sessionOf = ({ uid, sessionEpoch }: Account): Session => ({ uid, epoch: sessionEpoch });
