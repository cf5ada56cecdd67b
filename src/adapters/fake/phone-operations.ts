import type { PhoneOperations } from '../auth-backend.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { TestVerification, useProof } from '../shared/checkbox-verification.ts';
import { waysOf } from './credential-attempt.ts';
import type { FakeService } from './service-client.ts';
import { requestText } from './service/phone.ts';

/** Phone number and text message. */
export function phoneOperations(service: FakeService, siteKey: () => Promise<string>): PhoneOperations {
  return {
    humanVerification: () => new TestVerification(siteKey),
    async signInWithPhone(phoneNumber, verification, mode = {}) {
      useProof(verification);
      const guest = mode.upgradeGuest ? service.session.app.guest : null;
      if (guest) await service.session.app.revalidate();
      const tenantId = guest ? guest.tenantId : service.tenantId;
      const verificationId = await service.ask('text message', (realm) => requestText(realm, phoneNumber), tenantId);
      return {
        async confirm(verificationCode) {
          const credential = new PlainCredential({ providerId: 'phone', verificationId, verificationCode });
          return await service.enter({ upgradeGuest: guest !== null }, waysOf(credential));
        },
      };
    },
  };
}
