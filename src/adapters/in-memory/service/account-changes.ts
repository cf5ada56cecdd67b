import { deleteAccount, findAccountByEmail, removeProvider, updateProviders, type CallContext } from './accounts.ts';
import { sendActionCode } from './action-codes.ts';
import { checkPasswordLength, checkPasswordPolicy, isEmail } from './password.ts';
import { throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';
import { getAccountForChange, getSessionAccount, type Session } from './session.ts';

/**
 * Sets the name of the session's user.
 *
 * @param displayName null or '' removes the name
 */
export function changeName({ state }: CallContext, session: Session, displayName: string | null): Account {
  const account = getSessionAccount(state, session);
  account.displayName = displayName || null;
  return account;
}

/**
 * Mails a link to the new email. The account gets this email when the visitor opens the link.
 *
 * @throws a `ServiceError` if another account has the new email and email enumeration protection is off
 */
export function sendEmailChange(
  context: CallContext,
  session: Session,
  { newEmail, continueUrl }: { readonly newEmail: string; readonly continueUrl?: string | undefined },
): Account {
  throwUnless(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  throwUnless(newEmail, 'MISSING_NEW_EMAIL');
  const account = getAccountForChange(context, session);
  throwUnless(isEmail(newEmail), 'INVALID_NEW_EMAIL');
  const { email, tenantId } = account;
  throwUnless(email !== null, 'MISSING_EMAIL');
  const accountContext = { ...context, tenantId };
  if (findAccountByEmail(accountContext, newEmail)) {
    throwUnless(context.state.emailEnumerationProtection, 'EMAIL_EXISTS');
  } else sendActionCode(accountContext, { purpose: 'email change', to: email, newEmail, continueUrl });
  return account;
}

/**
 * Sets or adds the password of the session's user, and ends all sessions of the account. The caller starts a new session.
 *
 * @throws a `ServiceError` if the password is too short or violates the password policy
 */
export function changePassword(context: CallContext, session: Session, password: string): Account {
  const account = getAccountForChange(context, session);
  throwUnless(password, 'MISSING_PASSWORD');
  throwUnless(account.email !== null, 'MISSING_EMAIL');
  checkPasswordPolicy({ ...context, tenantId: account.tenantId }, password);
  checkPasswordLength(password);
  account.password = password;
  account.sessionEpoch += 1;
  updateProviders(account);
  return account;
}

/**
 * Disconnects a provider from the account of the session. As in the Auth emulator, an account that loses `password` also
 * loses its email. Does nothing if the account lacks the provider.
 */
export function disconnectProvider({ state }: CallContext, session: Session, providerId: string): Account {
  const account = getSessionAccount(state, session);
  if (providerId === 'password') {
    Object.assign(account, { email: null, emailVerified: false, emailLink: false, password: null });
  }
  if (providerId === 'phone') account.phoneNumber = null;
  removeProvider(account, providerId);
  updateProviders(account);
  return account;
}

export function deleteOwnAccount(context: CallContext, session: Session): void {
  deleteAccount(context, getAccountForChange(context, session).uid);
}
