import type { AuthBackend, AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { unfinishedSignUp } from '../../storage/unfinished-sign-up.ts';

type AccountTools = Pick<Tools, 'auth' | 'settings' | 'page'>;

/**
 * Maps a backend to the emails whose sign-up has ended without an answer of the service. Their accounts may exist. Kept
 * in memory only, so that the emails do not stay in the browser.
 */
const unansweredEmails = new WeakMap<AuthBackend, Set<string>>();

/**
 * Remembers the account that `signingIn` creates, if the app asks new visitors for more fields (`signUpFields`). The
 * visitor may leave before the answer comes, or before the app receives her. At her next sign-in, the service no longer
 * reports her account as new, but the widget still asks for the fields.
 *
 * @param email the email of the new account. Pass it if the account may exist although the answer is lost
 * @returns `signingIn`
 */
export function rememberNewAccount<T extends AuthResult | null>(
  { auth, settings, page: { storage } }: AccountTools,
  signingIn: Promise<T>,
  email?: string,
): Promise<T> {
  const keep = (uid: string | undefined) => void (uid && storage && unfinishedSignUp.keep(storage, uid));
  if (settings.config.signUpFields?.length) {
    signingIn.then(
      (result) => keep(result && isNew(result) ? result.user.uid : undefined),
      (error: unknown) => {
        if (!(error instanceof AuthError)) return; // The screen handles the error.
        keep(error.createdUid);
        if (email === undefined || !isAnswerLost(error)) return;
        const emails = unansweredEmails.get(auth) ?? new Set();
        unansweredEmails.set(auth, emails.add(email.toLowerCase()));
      },
    );
  }
  return signingIn;
}

/**
 * Returns true if this sign-in has created an account or upgraded a guest. Also returns true if an earlier sign-in in
 * this tab did so, but was not finished.
 */
export function isNewAccount({ auth, page: { storage } }: Pick<Tools, 'auth' | 'page'>, result: AuthResult): boolean {
  const { uid, email } = result.user;
  if (isNew(result) || (storage && unfinishedSignUp.isStored(storage, uid))) return true;
  return email !== null && (unansweredEmails.get(auth)?.has(email.toLowerCase()) ?? false);
}

/** Called when the sign-in with the account is complete. */
export function forgetNewAccount({ auth, page: { storage } }: Pick<Tools, 'auth' | 'page'>, user: AuthUser): void {
  if (storage) unfinishedSignUp.remove(storage, user.uid);
  if (user.email !== null) unansweredEmails.get(auth)?.delete(user.email.toLowerCase());
}

/** Returns true if this sign-in has created the account, or has upgraded a guest to it. */
const isNew = ({ operationType, additionalUserInfo }: AuthResult): boolean =>
  operationType === 'link' || additionalUserInfo?.isNewUser === true;

const lostAnswers: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>(['auth/network-request-failed', 'auth/timeout']);

/** Returns true if the service may have received the request although its answer did not arrive. */
function isAnswerLost({ code, cause }: AuthError): boolean {
  return lostAnswers.has(code) || (cause instanceof AuthError && lostAnswers.has(cause.code));
}
