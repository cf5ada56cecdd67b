import { isEmail } from '../../src/adapters/in-memory/service/password.ts';
import { readClaims, type WireCall } from '../auth-server/wire-call.ts';
import { getRealm, type Project } from './project.ts';

/**
 * Checks the new email in a request for an email change mail. The emulator itself accepts any text.
 *
 * @returns the error message with which to refuse the call; undefined to let the emulator answer
 */
export function checkNewEmail({ body: { requestType, newEmail } }: WireCall): string | undefined {
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL' || typeof newEmail !== 'string' || newEmail === '') return undefined;
  return isEmail(newEmail) ? undefined : 'INVALID_NEW_EMAIL';
}

/**
 * Under email enumeration protection, answers a request for an email change mail if the new email already has an
 * account. Like the service, sends no mail and reports no error. The emulator itself would report an error.
 *
 * @returns undefined to let the emulator answer
 */
export function answerHiddenEmailChange(project: Project, { body }: WireCall): object | undefined {
  const { requestType, newEmail, idToken, continueUrl } = body;
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL' || !project.state.enableImprovedEmailPrivacy) return undefined;
  if (typeof idToken !== 'string' || (typeof continueUrl === 'string' && !URL.canParse(continueUrl))) return undefined;
  const { user_id: uid = '', firebase } = readClaims(idToken);
  const realm = getRealm(project, firebase?.tenant);
  const user = realm.getUserByLocalId(uid);
  if (user?.email === undefined || user.disabled || !realm.getUserByEmail(String(newEmail).toLowerCase())) {
    return undefined;
  }
  return { email: user.email };
}

/**
 * Ends all sessions of an account after a call that has changed the account's email. The service does the same, but the
 * emulator keeps the sessions.
 *
 * @param answer the emulator's answer to the call
 */
export function endSessionsAfterEmailChange(
  project: Project,
  { method, body: { oobCode } }: WireCall,
  { localId }: { readonly localId?: unknown },
): void {
  const isChange = project.mails.some(({ id, purpose }) => id === oobCode && purpose === 'email change');
  if (method === 'accounts:update' && isChange && typeof localId === 'string') project.tokens.revoke(localId);
}
