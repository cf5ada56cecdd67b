import {
  linkWithPhoneNumber,
  signInWithPhoneNumber,
  type ApplicationVerifier,
  type Auth,
  type ConfirmationResult,
} from 'firebase/auth';
import type { HumanVerification, PhoneOperations } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { enterTenant } from '../app-tenant.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { withAuthErrors } from './to-auth-error.ts';

export interface VerificationFactory {
  createVerification(parameters: Readonly<Record<string, unknown>>, auth: Auth): HumanVerification;
  /**
   * Returns a verifier that passes the solution of a human verification to the SDK. The solution can be used only once.
   *
   * @throws an `AuthError` with `auth/captcha-check-failed` if there is no valid solution
   */
  takeVerifier(verification: HumanVerification): ApplicationVerifier;
}

export function createPhoneOperations(
  sessions: SdkSessions,
  { createVerification, takeVerifier }: VerificationFactory,
): PhoneOperations {
  return {
    humanVerification: (parameters) => createVerification(parameters, sessions.auths.staged),
    async signInWithPhone(phoneNumber, verification, mode = {}) {
      const verifier = takeVerifier(verification);
      const guest = await sessions.loadGuestToUpgrade(mode);
      if (guest) enterTenant(sessions.auths.session, guest.tenantId);
      else sessions.auths.followAppTenant();
      const confirmation = await withAuthErrors<ConfirmationResult>(
        guest
          ? linkWithPhoneNumber(guest, phoneNumber, verifier)
          : signInWithPhoneNumber(sessions.auths.staged, phoneNumber, verifier),
      );
      if (typeof confirmation.verificationId !== 'string') {
        throw new AuthError('auth/internal-error', 'The service has sent no session for the code.');
      }
      const confirm = (code: string) => () => confirmation.confirm(code);
      return {
        confirm: (code) =>
          sessions.signIn({ upgradeGuest: guest !== null }, { signIn: confirm(code), link: confirm(code) }),
      };
    },
  };
}
