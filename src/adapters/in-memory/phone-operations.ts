import type { PhoneOperations } from '../auth-backend.ts';
import { CheckboxVerification, consumeProof } from '../shared/checkbox-verification.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { createCredentialAttempt } from './credential-attempt.ts';
import type { ServiceClient } from './service-client.ts';
import { sendSignInText } from './service/phone.ts';

export function createPhoneOperations(client: ServiceClient, loadSiteKey: () => Promise<string>): PhoneOperations {
  return {
    humanVerification: (parameters) => new CheckboxVerification(loadSiteKey, parameters),
    async signInWithPhone(phoneNumber, verification, mode = {}) {
      consumeProof(verification);
      const { app } = client.sessions;
      const guest = client.findGuestToUpgrade(mode);
      if (guest) await app.revalidate();
      const verificationId = await client.call(
        'text message',
        (context) => sendSignInText(context, phoneNumber),
        guest ? guest.tenantId : client.tenantId,
      );
      return {
        async confirm(verificationCode) {
          const credential = new PlainCredential({ providerId: 'phone', verificationId, verificationCode });
          return await client.signIn({ upgradeGuest: guest !== null }, createCredentialAttempt(credential));
        },
      };
    },
  };
}
