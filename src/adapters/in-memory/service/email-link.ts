import {
  createAccount,
  findAccountByEmail,
  normalizeEmail,
  updateProviders,
  type CallContext,
  type SignInOutcome,
} from './accounts.ts';
import { consumeActionCode, readActionCode, sendActionCode } from './action-codes.ts';
import { throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';

interface EmailAndCode {
  readonly email: string;
  readonly code: string;
}

/**
 * Mails a sign-in link, even to an email without an account.
 *
 * @param mail.url the absolute URL that the link opens
 */
export function sendSignInLink(context: CallContext, mail: { email: string; url: string }): void {
  const { email, url } = mail;
  throwUnless(URL.canParse(url), 'INVALID_CONTINUE_URI');
  throwUnless(email, 'MISSING_EMAIL');
  sendActionCode(context, { purpose: 'sign-in link', to: email, continueUrl: url });
}

export function signInWithEmailLink(context: CallContext, link: EmailAndCode): SignInOutcome {
  const email = verifyLinkCode(context, link);
  const known = findAccountByEmail(context, email);
  throwUnless(!known?.disabled, 'USER_DISABLED');
  const account = known ?? createAccount(context, {});
  setLinkEmail(account, email);
  return { account, isNewUser: !known };
}

/**
 * Sets the account's email to the email of the link, and adds the sign-in method `emailLink`.
 *
 * @throws a `ServiceError` if the link cannot be used, or if another account has the email
 */
export function linkEmailLink(context: CallContext, account: Account, link: EmailAndCode): void {
  const email = verifyLinkCode(context, link);
  const owner = findAccountByEmail(context, email);
  throwUnless(!owner || owner === account, 'EMAIL_EXISTS');
  setLinkEmail(account, email);
}

function verifyLinkCode(context: CallContext, { email, code }: EmailAndCode): string {
  throwUnless(email, 'MISSING_EMAIL');
  const known = readActionCode(context, code);
  throwUnless(known.purpose === 'sign-in link', 'INVALID_OOB_CODE');
  throwUnless(
    known.email === normalizeEmail(email),
    'INVALID_EMAIL : The email provided does not match the sign-in email address.',
  );
  consumeActionCode(context, known);
  return known.email;
}

function setLinkEmail(account: Account, email: string): void {
  account.email = email;
  account.emailVerified = true;
  account.emailLink = true;
  updateProviders(account);
}

/** Reads the action code and the tenant of a sign-in link. Returns null for any other link. */
export function parseSignInLink(link: string): { readonly code: string; readonly tenantId: string | null } | null {
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  const code = searchParams.get('oobCode');
  if (searchParams.get('mode') !== 'signIn' || code === null || searchParams.get('apiKey') === null) return null;
  return { code, tenantId: searchParams.get('tenantId') };
}
