import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { callAppInTime, withSignal } from '../../call-app.ts';
import { describeValue } from '../../config/config-error.ts';
import type { NeedsSignUpFields } from '../../config/ui-config.ts';
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
  const decided = await withSignal((signal) =>
    ui.waitFor(callAppInTime('needsSignUpFields', signal, () => runDecision(decide, user, isNewUser))),
  );
  return decided.ok ? decided.value : isNewUser;
}

async function runDecision(decide: NeedsSignUpFields, user: AuthUser, isNewUser: boolean): Promise<boolean> {
  const decision: unknown = await decide(user, { isNewUser });
  if (typeof decision === 'boolean') return decision;
  throw new Error(`needsSignUpFields: must return true or false, but has returned ${describeValue(decision)}.`);
}
