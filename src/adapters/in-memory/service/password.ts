import {
  createAccount,
  findAccountByEmail,
  listAccounts,
  normalizeEmail,
  updateProviders,
  type CallContext,
} from './accounts.ts';
import { describePolicyViolation, findPolicy } from './password-policy.ts';
import { throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Minimum length of a password at the service. The widget checks the length, too (reference §4). */
const minimumPasswordLength = 6;

/** Returns true if the real service accepts the email. The widget's own check is stricter. */
export const isEmail = (email: string): boolean => /^[^@]+@[^@]+$/.test(email);

/** @throws a `ServiceError` if the password is too short */
export function checkPasswordLength(password: string): void {
  throwUnless(
    password.length >= minimumPasswordLength,
    `WEAK_PASSWORD : Password should be at least ${minimumPasswordLength} characters`,
  );
}

/** @throws a `ServiceError` if the password violates the password policy */
export function checkPasswordPolicy({ state, tenantId }: CallContext, password: string): void {
  const violation = describePolicyViolation(findPolicy(state.passwordPolicies, tenantId), password);
  throwUnless(violation === undefined, violation ?? '');
}

/** Returns the sign-in methods of the email; undefined if email enumeration protection hides them. */
export function lookUpSignInMethods(context: CallContext, email: string): readonly string[] | undefined {
  throwUnless(email, 'MISSING_IDENTIFIER');
  throwUnless(isEmail(email), 'INVALID_IDENTIFIER');
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

const hasProviderEmail =
  (email: string) =>
  ({ providers }: Account): boolean =>
    providers.some((provider) => provider.email === normalizeEmail(email));

export function signInWithPassword(context: CallContext, { email, password }: EmailAndPassword): Account {
  const { emailEnumerationProtection } = context.state;
  throwUnless(isEmail(email), 'INVALID_EMAIL');
  throwUnless(password, 'MISSING_PASSWORD');
  const account = findAccountByEmail(context, email);
  throwUnless(account, emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  throwUnless(!account.disabled, 'USER_DISABLED');
  throwUnless(
    account.password === password,
    emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD',
  );
  if (findPolicy(context.state.passwordPolicies, context.tenantId)?.forcesUpgrade) {
    checkPasswordPolicy(context, password);
  }
  return account;
}

export function createUserWithPassword(context: CallContext, { email, password }: EmailAndPassword): Account {
  checkNewAccount(context, { email, password });
  return createAccount(context, { email: normalizeEmail(email), password });
}

export function linkPassword(context: CallContext, account: Account, { email, password }: EmailAndPassword): void {
  checkNewAccount(context, { email, password });
  account.email = normalizeEmail(email);
  account.password = password;
  account.emailVerified = false;
  // End all sessions of the account, because its password has changed. The caller starts a new session.
  account.sessionEpoch += 1;
  updateProviders(account);
}

function checkNewAccount(context: CallContext, { email, password }: EmailAndPassword): void {
  throwUnless(email, 'MISSING_EMAIL');
  throwUnless(password, 'MISSING_PASSWORD');
  throwUnless(isEmail(email), 'INVALID_EMAIL');
  throwUnless(!findAccountByEmail(context, email), 'EMAIL_EXISTS');
  checkPasswordPolicy(context, password);
  checkPasswordLength(password);
}
