import type { CallContext } from './accounts.ts';
import { sendActionCode } from './action-codes.ts';
import { throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';
import { getSessionAccount, type Session } from './session.ts';

/** Mails the session's user a code that verifies the user's email. Returns the user's account. */
export function sendEmailVerification(
  context: CallContext,
  session: Session,
  continueUrl: string | undefined,
): Account {
  throwUnless(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  const account = getSessionAccount(context.state, session);
  const { email, tenantId } = account;
  throwUnless(email !== null, 'MISSING_EMAIL');
  sendActionCode({ ...context, tenantId }, { purpose: 'email verification', to: email, continueUrl });
  return account;
}
