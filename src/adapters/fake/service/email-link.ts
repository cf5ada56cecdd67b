import type { SignInOutcome } from './password.ts';
import { readActionCode, sendActionCode, consumeActionCode } from './action-codes.ts';
import { findAccountByEmail, normalizeEmail, updateProviders, createAccount, type CallContext } from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';

/** A visitor asks for a link; whether the address has an account is nobody's business. */
export function sendSignInLink(context: CallContext, { email, url }: { email: string; url: string }): void {
  throwUnless(URL.canParse(url), 'INVALID_CONTINUE_URI');
  throwUnless(email, 'MISSING_EMAIL');
  sendActionCode(context, { purpose: 'sign-in link', to: email, continueUrl: url });
}

/** Signs in with the code of a link, or up. */
export function signInWithEmailLink(context: CallContext, given: { email: string; code: string }): SignInOutcome {
  const email = verifyLinkCode(context, given);
  const known = findAccountByEmail(context, email);
  throwUnless(!known?.disabled, 'USER_DISABLED');
  const account = known ?? createAccount(context, {});
  setLinkEmail(account, email);
  return { account, isNewUser: !known };
}

/** Gives an account the address of a link: a guest's upgrade, or a link to an account that has it. */
export function linkEmailLink(context: CallContext, account: Account, given: { email: string; code: string }): void {
  const email = verifyLinkCode(context, given);
  const owner = findAccountByEmail(context, email);
  throwUnless(!owner || owner === account, 'EMAIL_EXISTS');
  setLinkEmail(account, email);
}

/** The address that the code proves; the code is used up. */
function verifyLinkCode(context: CallContext, { email, code }: { email: string; code: string }): string {
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

/** What a link says of itself. Null for what is no sign-in link. */
export function parseSignInLink(link: string): { readonly code: string; readonly tenantId: string | null } | null {
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  const code = searchParams.get('oobCode');
  if (searchParams.get('mode') !== 'signIn' || code === null || searchParams.get('apiKey') === null) return null;
  return { code, tenantId: searchParams.get('tenantId') };
}
