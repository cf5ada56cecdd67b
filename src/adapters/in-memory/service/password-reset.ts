import { findAccountByEmail, updateProviders, type CallContext } from './accounts.ts';
import { consumeActionCode, readActionCode, sendActionCode } from './action-codes.ts';
import { checkPasswordLength, checkPasswordPolicy } from './password.ts';
import { throwUnless } from './service-error.ts';
import type { ActionCode } from './service-state.ts';

interface ResetMail {
  readonly email: string;
  readonly continueUrl?: string | undefined;
}

/**
 * Mails a password reset code, if the email has an account.
 *
 * @throws a `ServiceError` if the email has no account and email enumeration protection is off
 */
export function sendPasswordReset(context: CallContext, { email, continueUrl }: ResetMail): void {
  throwUnless(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  throwUnless(email, 'MISSING_EMAIL');
  if (findAccountByEmail(context, email)) {
    sendActionCode(context, { purpose: 'password reset', to: email, continueUrl });
  } else throwUnless(context.state.emailEnumerationProtection, 'EMAIL_NOT_FOUND');
}

export const checkPasswordReset = (context: CallContext, code: string): string => readResetCode(context, code).email;

function readResetCode(context: CallContext, code: string): ActionCode {
  const known = readActionCode(context, code);
  throwUnless(known.purpose === 'password reset', 'INVALID_OOB_CODE');
  return known;
}

/**
 * Sets a new password and marks the email as verified. Ends all sessions and removes the account's federated providers.
 */
export function confirmPasswordReset(context: CallContext, reset: { code: string; newPassword: string }): void {
  const known = readResetCode(context, reset.code);
  checkPasswordPolicy(context, reset.newPassword);
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
