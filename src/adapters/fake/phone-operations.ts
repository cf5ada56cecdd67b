import type { PhoneOperations } from '../auth-backend.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { CheckboxVerification, consumeProof } from '../shared/checkbox-verification.ts';
import { createCredentialAttempt } from './credential-attempt.ts';
import type { ServiceClient } from './service-client.ts';
import { sendSignInText } from './service/phone.ts';

/** Phone number and text message. */
export function phoneOperations(service: ServiceClient, siteKey: () => Promise<string>): PhoneOperations {
  return {
    humanVerification: () => new CheckboxVerification(siteKey),
    async signInWithPhone(phoneNumber, verification, mode = {}) {
      consumeProof(verification);
      const guest = mode.upgradeGuest ? service.session.app.guest : null;
      if (guest) await service.session.app.revalidate();
      const tenantId = guest ? guest.tenantId : service.tenantId;
      const verificationId = await service.call(
        'text message',
        (context) => sendSignInText(context, phoneNumber),
        tenantId,
      );
      return {
        async confirm(verificationCode) {
          const credential = new PlainCredential({ providerId: 'phone', verificationId, verificationCode });
          return await service.signIn({ upgradeGuest: guest !== null }, createCredentialAttempt(credential));
        },
      };
    },
  };
}
