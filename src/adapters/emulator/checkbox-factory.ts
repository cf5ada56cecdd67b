import type { VerificationFactory } from '../firebase/sdk/phone-operations.ts';
import { CheckboxVerification, consumeProof } from '../shared/checkbox-verification.ts';

/**
 * Replaces Google's reCAPTCHA with a checkbox, because reCAPTCHA needs the network.
 *
 * @param loadSiteKey loads the project's site key from the service
 */
export function createCheckboxFactory(loadSiteKey: () => Promise<string>): VerificationFactory {
  return {
    createVerification: (parameters) => new CheckboxVerification(loadSiteKey, parameters),
    takeVerifier(verification) {
      const proof = consumeProof(verification);
      // `_reset` is undocumented, but the SDK calls it after every attempt.
      const verifier = { type: 'recaptcha', verify: async () => proof, _reset() {} };
      return verifier;
    },
  };
}
