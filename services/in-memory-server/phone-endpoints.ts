import { z } from 'zod/mini';
import { linkPhone, sendSignInText, signInWithPhone } from '../../src/adapters/in-memory/service/phone.ts';
import { ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import type { PhoneJson } from '../../src/adapters/shared/plain-credential.ts';
import { toE164 } from '../auth-server/to-e164.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { linkOrSignIn } from './sign-in-answer.ts';

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
      return withConflictProof(() =>
        linkOrSignIn(context, idToken, 'phone', {
          signIn: (tenant) => signInWithPhone(tenant, proof),
          link: (tenant, account) => linkPhone(tenant, account, proof),
        }),
      );
    },
  ),
};

/**
 * Calls `answer`. If the phone number belongs to another account, returns a `temporaryProof`, as the API does. With
 * this proof, the visitor can sign in to the other account.
 */
function withConflictProof(answer: () => object): object {
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
