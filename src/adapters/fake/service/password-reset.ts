import { mustBeLongEnough } from './password.ts';
import { readCode, sendCode, useUp } from './action-codes.ts';
import { accountOf, listProviders, type Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { MailCode } from './service-state.ts';

/** Where a mail goes, and where its reader goes on afterwards. */
interface ResetMail {
  readonly email: string;
  readonly continueUrl?: string | undefined;
}

/** A visitor asks for the mail. An email without an account gets none, and is told so unless the project hides it. */
export function requestReset(realm: Realm, { email, continueUrl }: ResetMail): void {
  must(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  must(email, 'MISSING_EMAIL');
  if (accountOf(realm, email)) sendCode(realm, { purpose: 'password reset', to: email, continueUrl });
  else must(realm.state.emailEnumerationProtection, 'EMAIL_NOT_FOUND');
}

/** Answers the email that a code was sent to. */
export const checkReset = (realm: Realm, code: string): string => resetCode(realm, code).email;

/** A code of any other mail is none here. */
function resetCode(realm: Realm, code: string): MailCode {
  const known = readCode(realm, code);
  must(known.purpose === 'password reset', 'INVALID_OOB_CODE');
  return known;
}

/** Sets the new password: the code is used up, the email is proven, and every other way in and session ends. */
export function confirmReset(realm: Realm, reset: { code: string; newPassword: string }): void {
  const known = resetCode(realm, reset.code);
  mustBeLongEnough(reset.newPassword);
  useUp(realm, known);
  const account = accountOf(realm, known.email);
  must(account, 'INVALID_OOB_CODE');
  account.password = reset.newPassword;
  account.emailVerified = true;
  account.providers = [];
  account.sessionEpoch += 1;
  listProviders(account);
}
