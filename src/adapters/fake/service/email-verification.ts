import { accountOfSession, type Session } from './password.ts';
import { sendCode } from './action-codes.ts';
import type { Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { Account } from './service-state.ts';

/** Whoever is signed in asks for the mail, at the tenant where they are a member. */
export function requestVerification(realm: Realm, session: Session, continueUrl: string | undefined): Account {
  must(continueUrl === undefined || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  const account = accountOfSession(realm.state, session);
  const { email, tenantId } = account;
  must(email !== null, 'MISSING_EMAIL');
  sendCode({ ...realm, tenantId }, { purpose: 'email verification', to: email, continueUrl });
  return account;
}
