import {
  linkWithPhoneNumber,
  signInWithPhoneNumber,
  type ApplicationVerifier,
  type Auth,
  type ConfirmationResult,
} from 'firebase/auth';
import type { HumanVerification, PhoneOperations } from '../../auth-backend.ts';
import { withAuthErrors } from './to-auth-error.ts';
import type { SdkSessions } from './sdk-sessions.ts';

/** How a service is told that a person is there. */
export interface VerificationFactory {
  createVerification(parameters: Readonly<Record<string, unknown>>, auth: Auth): HumanVerification;
  /**
   * What the SDK proves it with, for one attempt.
   *
   * @throws an `AuthError` if there is no proof
   */
  takeVerifier(verification: HumanVerification): ApplicationVerifier;
}

/** Phone number and text message. */
export function phoneOperations(
  sessions: SdkSessions,
  { createVerification: humanVerification, takeVerifier: verifierOf }: VerificationFactory,
): PhoneOperations {
  return {
    humanVerification: (parameters) => humanVerification(parameters, sessions.auths.stage),
    async signInWithPhone(phoneNumber, verification, mode = {}) {
      const verifier = verifierOf(verification);
      const guest = mode.upgradeGuest ? await sessions.app.guest() : null;
      if (guest) sessions.auths.session.tenantId = guest.tenantId;
      const sent = await withAuthErrors<ConfirmationResult>(
        guest
          ? linkWithPhoneNumber(guest, phoneNumber, verifier)
          : signInWithPhoneNumber(sessions.auths.stage, phoneNumber, verifier),
      );
      const confirm = (code: string) => () => sent.confirm(code);
      return {
        confirm: (code) =>
          sessions.signIn({ upgradeGuest: guest !== null }, { signIn: confirm(code), link: confirm(code) }),
      };
    },
  };
}
