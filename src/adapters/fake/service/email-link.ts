import type { Entered } from './password.ts';
import { readCode, sendCode, useUp } from './action-codes.ts';
import { accountOf, canonical, listProviders, open, type Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { Account } from './service-state.ts';

/** A visitor asks for a link; whether the address has an account is nobody's business. */
export function requestLink(realm: Realm, { email, url }: { email: string; url: string }): void {
  must(URL.canParse(url), 'INVALID_CONTINUE_URI');
  must(email, 'MISSING_EMAIL');
  sendCode(realm, { purpose: 'sign-in link', to: email, continueUrl: url });
}

/** Signs in with the code of a link, or up. */
export function signInByLink(realm: Realm, given: { email: string; code: string }): Entered {
  const email = proven(realm, given);
  const known = accountOf(realm, email);
  must(!known?.disabled, 'USER_DISABLED');
  const account = known ?? open(realm, {});
  takeAddress(account, email);
  return { account, isNewUser: !known };
}

/** Gives an account the address of a link: a guest's upgrade, or a link to an account that has it. */
export function addLink(realm: Realm, account: Account, given: { email: string; code: string }): void {
  const email = proven(realm, given);
  const owner = accountOf(realm, email);
  must(!owner || owner === account, 'EMAIL_EXISTS');
  takeAddress(account, email);
}

/** The address that the code proves; the code is used up. */
function proven(realm: Realm, { email, code }: { email: string; code: string }): string {
  must(email, 'MISSING_EMAIL');
  const known = readCode(realm, code);
  must(known.purpose === 'sign-in link', 'INVALID_OOB_CODE');
  must(
    known.email === canonical(email),
    'INVALID_EMAIL : The email provided does not match the sign-in email address.',
  );
  useUp(realm, known);
  return known.email;
}

function takeAddress(account: Account, email: string): void {
  account.email = email;
  account.emailVerified = true;
  account.emailLink = true;
  listProviders(account);
}

/** What a link says of itself. Null for what is no sign-in link. */
export function readLink(link: string): { readonly code: string; readonly tenantId: string | null } | null {
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  const code = searchParams.get('oobCode');
  if (searchParams.get('mode') !== 'signIn' || code === null || searchParams.get('apiKey') === null) return null;
  return { code, tenantId: searchParams.get('tenantId') };
}
