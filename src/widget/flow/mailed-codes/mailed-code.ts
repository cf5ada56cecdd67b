import type { ActionCodeInfo, ActionCodeOperations } from '../../../adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import { isTransient } from '../finish/transient-error.ts';
import type { Paragraph } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { to, type Next, type ScreenName } from '../../screen/screen.ts';

/** Returns the operation and the email of an action code. Rejects an empty code without calling the service. */
export async function checkMailedCode(
  auth: Pick<ActionCodeOperations, 'checkActionCode'>,
  code: string,
): Promise<ActionCodeInfo> {
  if (code === '') throw new AuthError('auth/invalid-action-code', 'The link has no code.');
  return auth.checkActionCode(code);
}

interface Attempt {
  checked?: ActionCodeInfo;
  isAnswerLost?: boolean;
  result?: Promise<ActionCodeInfo>;
}

/**
 * Maps each backend to its unfinished attempts to apply an action code. The inner key contains the operation and the
 * code.
 */
const attemptsByBackend = new WeakMap<object, Map<string, Attempt>>();

/**
 * Returns a function that checks and applies an action code (reference §2.7). After an error, the function may be
 * called again. It rejects with an `AuthError` if the code is for a different operation.
 *
 * If a call gets no answer, the service may have applied the code anyway. So the next call treats the error for a used
 * code as a success. If the app mounts the widget again during a call, the first call of the new widget waits for the
 * result of the running call.
 */
export function createRepeatableAttempt(
  auth: Pick<ActionCodeOperations, 'checkActionCode' | 'applyActionCode'>,
  code: string,
  operation: ActionCodeInfo['operation'],
): () => Promise<ActionCodeInfo> {
  const attempts = attemptsByBackend.get(auth) ?? new Map<string, Attempt>();
  attemptsByBackend.set(auth, attempts);
  const key = `${operation} ${code}`;
  const attempt: Attempt = attempts.get(key) ?? {};
  let joined = attempt.result;
  const apply = async (): Promise<ActionCodeInfo> => {
    const checked = (attempt.checked ??= await checkPurpose(auth, code, operation));
    const mayBeApplied = attempt.isAnswerLost;
    attempt.isAnswerLost = true;
    await auth.applyActionCode(code).catch((error: unknown) => {
      if (!(error instanceof AuthError)) throw error;
      const isUsed = error.code === 'auth/invalid-action-code';
      if (isUsed && mayBeApplied) return;
      attempt.isAnswerLost = isTransient(error);
      throw error;
    });
    return checked;
  };
  return () => {
    const earlier = joined;
    joined = undefined;
    if (earlier) return earlier;
    const result = apply().finally(() => {
      if (attempt.result === result) attempts.delete(key);
    });
    attempt.result = result;
    attempts.set(key, attempt);
    return result;
  };
}

async function checkPurpose(
  auth: Pick<ActionCodeOperations, 'checkActionCode'>,
  code: string,
  operation: ActionCodeInfo['operation'],
): Promise<ActionCodeInfo> {
  const info = await checkMailedCode(auth, code);
  if (info.operation !== operation)
    throw new AuthError('auth/invalid-action-code', 'The code is for a different operation.');
  return info;
}

const unusable: ReadonlySet<AuthErrorCode> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
]);

/**
 * Returns true if the action code can no longer be used. Returns false if the visitor can retry
 * (reference Q35).
 */
export function isCodeUnusable({ code }: AuthError): boolean {
  return unusable.has(code);
}

/**
 * Returns the screen to show when an action code is refused: `failure` if the code can no longer be used, otherwise a
 * screen on which the visitor can start again.
 */
export function mailedCodeRefused<N extends ScreenName>(
  error: AuthError,
  failure: Next<N>,
): Next<N> | Next<'recoverableError'> {
  return isCodeUnusable(error) ? failure : to('recoverableError', { message: explainRefusal(error) });
}

/** Returns the number of the phone that was removed as a second factor, or null for other factors. */
export function findRemovedPhone({ secondFactor }: ActionCodeInfo): string | null {
  return secondFactor?.factorId === 'phone' ? (secondFactor.phoneNumber ?? null) : null;
}

/** Returns the paragraphs that say which second factor was removed and what the visitor can do (reference §1.2 #29). */
export function describeRemoval(phoneNumber: string | null, text: Texts): readonly Paragraph<Phrase>[] {
  return [
    phoneNumber === null ? text.deviceRemoved : fill(text.phoneRemoved, { number: { strong: phoneNumber } }),
    fill(text.removalSuspicion, { link: { action: 'resetPassword' } }),
  ];
}
