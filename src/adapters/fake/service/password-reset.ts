import { checkPasswordLength } from './password.ts';
import { readActionCode, sendActionCode, consumeActionCode } from './action-codes.ts';
import { findAccountByEmail, updateProviders, type CallContext } from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { ActionCode } from './service-state.ts';

/** Where a mail goes, and where its reader goes on afterwards. */
interface ResetMail {
  readonly email: string;
  readonly continueUrl?: string | undefined;
}

/** A visitor asks for the mail. An email without an account gets none, and is told so unless the project hides it. */
export function sendPasswordReset(context: CallContext, { email, continueUrl }: ResetMail): void {
  throwUnless(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  throwUnless(email, 'MISSING_EMAIL');
  if (findAccountByEmail(context, email))
    sendActionCode(context, { purpose: 'password reset', to: email, continueUrl });
  else throwUnless(context.state.emailEnumerationProtection, 'EMAIL_NOT_FOUND');
}

/** Answers the email that a code was sent to. */
export const checkPasswordReset = (context: CallContext, code: string): string => readResetCode(context, code).email;

/** A code of any other mail is none here. */
function readResetCode(context: CallContext, code: string): ActionCode {
  const known = readActionCode(context, code);
  throwUnless(known.purpose === 'password reset', 'INVALID_OOB_CODE');
  return known;
}

/** Sets the new password: the code is used up, the email is proven, and every other way in and session ends. */
export function confirmPasswordReset(context: CallContext, reset: { code: string; newPassword: string }): void {
  const known = readResetCode(context, reset.code);
  checkPasswordLength(reset.newPassword);
  consumeActionCode(context, known);
  const account = findAccountByEmail(context, known.email);
  throwUnless(account, 'INVALID_OOB_CODE');
  account.password = reset.newPassword;
  account.emailVerified = true;
  account.providers = [];
  account.sessionEpoch += 1;
  updateProviders(account);
}
