import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { describeValue } from '../../config/config-error.ts';
import type { NeedsSignUpFields } from '../../config/ui-config.ts';
import { withTimeout } from '../../app-timeout.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';

/**
 * Asks the app (`needsSignUpFields`) whether the visitor has to fill in the app's fields. Returns `isNewUser` if the
 * app does not decide, or if the visitor has stopped waiting.
 */
export async function needsSignUpFields(
  { ui, settings }: Pick<Tools, 'ui' | 'settings'>,
  user: AuthUser,
  isNewUser: boolean,
): Promise<boolean> {
  const { needsSignUpFields: decide } = settings.config;
  if (!decide) return isNewUser;
  const controller = new AbortController();
  try {
    const decided = await ui.waitFor(runDecision(decide, user, isNewUser, controller.signal));
    return decided.ok ? decided.value : isNewUser;
  } finally {
    // Stop the timer of `withTimeout`, even if `waitFor` rejects because the visitor has left the screen.
    controller.abort();
  }
}

/** Runs the app's function. If the function fails, reports the error and returns `isNewUser`. */
async function runDecision(
  decide: NeedsSignUpFields,
  user: AuthUser,
  isNewUser: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const decision: unknown = await withTimeout('needsSignUpFields', decide(user, { isNewUser }), signal);
    if (typeof decision === 'boolean') return decision;
    throw new Error(`needsSignUpFields: must return true or false, but has returned ${describeValue(decision)}.`);
  } catch (error) {
    if (!signal.aborted) reportAppError(error);
    return isNewUser;
  }
}
