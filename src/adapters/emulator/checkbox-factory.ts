import type { VerificationFactory } from '../firebase/sdk/phone-operations.ts';
import { CheckboxVerification, consumeProof } from '../shared/checkbox-verification.ts';

/**
 * Creates human verifications with a checkbox in place of Google's reCAPTCHA, because reCAPTCHA needs the network.
 *
 * @param loadSiteKey loads the project's site key from the service
 */
export function createCheckboxFactory(loadSiteKey: () => Promise<string>): VerificationFactory {
  return {
    createVerification: () => new CheckboxVerification(loadSiteKey),
    takeVerifier(verification) {
      const proof = consumeProof(verification);
      // `_reset` does nothing, but must exist, because the SDK calls this undocumented method after every attempt.
      const verifier = { type: 'recaptcha', verify: async () => proof, _reset() {} };
      return verifier;
    },
  };
}
