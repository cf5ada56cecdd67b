import { signInAnonymously, updateProfile } from 'firebase/auth';
import { toAuthError, withAuthErrors } from './to-auth-error.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { emailOperations } from './email-operations.ts';
import { federatedOperations } from './federated-operations.ts';
import { phoneOperations, type VerificationFactory } from './phone-operations.ts';
import { commitWithFactors, secondFactorOperations } from './second-factor-operations.ts';
import { SdkSessions, type SessionsOptions } from './sdk-sessions.ts';

export interface SdkOptions extends SessionsOptions {
  readonly verifying: VerificationFactory;
  /** Called before the SDK puts scripts of Google's on the page. */
  readonly allowScripts?: () => void;
}

/**
 * The operations on the modular SDK.
 *
 * @throws an `AuthError` if the SDK does not take the configuration
 */
export function connectSdk(options: SdkOptions): SdkBackend {
  try {
    return operationsOn(new SdkSessions(options), options);
  } catch (error) {
    throw toAuthError(error); // an API key, say, that cannot be one
  }
}

function operationsOn(sessions: SdkSessions, { verifying, allowScripts = () => {} }: SdkOptions): SdkBackend {
  return {
    ...emailOperations(sessions),
    ...phoneOperations(sessions, verifying),
    ...federatedOperations(sessions, allowScripts),
    ...secondFactorOperations(sessions, verifying),
    revalidateSession: () => sessions.app.revalidate(),
    signOut: () => sessions.app.signOut(),
    commit: () => commitWithFactors(sessions, () => sessions.commit()),
    discard: () => sessions.discard(),
    dispose: () => sessions.dispose(),
    useTenant: (tenantId) => sessions.auths.useTenant(tenantId),
    currentGuest: () => sessions.app.currentGuest && sessions.snapshots.toAuthUser(sessions.app.currentGuest),
    async signInAnonymously() {
      const guest = await sessions.app.guest();
      const isHere = guest !== null && guest.tenantId === sessions.auths.stage.tenantId;
      if (isHere && !sessions.auths.stage.currentUser) return sessions.adoptGuest(guest);
      return sessions.stage(withAuthErrors(signInAnonymously(sessions.auths.stage)));
    },
    async setDisplayName(displayName) {
      await withAuthErrors(updateProfile(sessions.getSignedInUser('setDisplayName'), { displayName }));
    },
  };
}
