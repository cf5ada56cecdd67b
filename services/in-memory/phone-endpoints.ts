import { z } from 'zod/mini';
import { linkPhone, sendSignInText, signInWithPhone } from '../../src/adapters/fake/service/phone.ts';
import { ServiceError } from '../../src/adapters/fake/service/service-error.ts';
import type { PhoneJson } from '../../src/adapters/shared/plain-credential.ts';
import { toE164 } from '../auth-server/to-e164.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { linkedOrEntered } from './sign-in-answer.ts';

/** Phone number and text message. */
export const phoneEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:sendVerificationCode': endpoint(z.object({ phoneNumber: text }), (context, { phoneNumber }) => ({
    sessionInfo: sendSignInText(context, toE164(phoneNumber)),
  })),
  'accounts:signInWithPhoneNumber': endpoint(
    z.object({ sessionInfo: text, code: text, phoneNumber: text, temporaryProof: text, idToken: text }),
    (context, { sessionInfo, code, phoneNumber, temporaryProof, idToken }) => {
      const proof: PhoneJson = temporaryProof
        ? { providerId: 'phone', phoneNumber, temporaryProof }
        : { providerId: 'phone', verificationId: sessionInfo, verificationCode: code };
      return withProofOfConflict(() =>
        linkedOrEntered(context, idToken, 'phone', {
          enter: (where) => signInWithPhone(where, proof),
          link: (where, account) => linkPhone(where, account, proof),
        }),
      );
    },
  ),
};

/** A number that is somebody else's is no refusal on the wire: the answer has a proof to sign in with, and no tokens. */
function withProofOfConflict(answer: () => object): object {
  try {
    return answer();
  } catch (error) {
    const proof =
      error instanceof ServiceError ? (error.details.credential?.toJSON() as PhoneJson | undefined) : undefined;
    if (!proof) throw error;
    const { phoneNumber, temporaryProof } = proof;
    return { phoneNumber, temporaryProof, temporaryProofExpiresIn: '3600' };
  }
}
