import { z } from 'zod/mini';
import { throwUnless } from '../../src/adapters/fake/service/service-error.ts';
import {
  enrolFactor,
  getAccountForEnrolment,
  checkEmailVerified,
  verifySecondFactor,
  sendSecondFactorText,
  startPhoneEnrolment,
  type SecondFactorCode,
  type PendingEnrolment,
} from '../../src/adapters/fake/service/second-factors.ts';
import type { Account } from '../../src/adapters/fake/service/service-state.ts';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/fake/service/jwt.ts';
import { createTotpSecret, totpDigits, totpPeriodSeconds } from '../../src/adapters/fake/service/totp.ts';
import { toE164 } from '../auth-server/to-e164.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { sessionOfIdToken, sessionOfPendingCredential, tokensFor } from './tokens.ts';

/** How long an enrolment may be finished, in milliseconds, as the real service says. */
const enrolmentLifetimeMs = 600_000;

const byPhone = z.optional(z.object({ sessionInfo: text, code: text }));
const byApp = z.optional(z.object({ sessionInfo: text, verificationCode: text }));
const verification = { phoneVerificationInfo: byPhone, totpVerificationInfo: byApp };

/** An authenticator app that is being added: its secret, and where, is all that the service has to know again. */
const totpSession = z.object({ secret: z.string(), tenantId: z.nullable(z.string()) });
type TotpSession = z.infer<typeof totpSession>;

/** Second factors, at sign-in and at enrolment. */
export const factorEndpoints: Readonly<Record<string, Endpoint>> = {
  'mfaSignIn:start': endpoint(
    z.object({ mfaPendingCredential: text, mfaEnrollmentId: text }),
    (context, { mfaPendingCredential, mfaEnrollmentId: uid }) => {
      const session = sessionOfPendingCredential(mfaPendingCredential);
      return { phoneResponseInfo: { sessionInfo: sendSecondFactorText(context, session, uid) } };
    },
  ),
  'mfaSignIn:finalize': endpoint(
    z.object({ mfaPendingCredential: text, mfaEnrollmentId: text, ...verification }),
    (context, { mfaPendingCredential, mfaEnrollmentId, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = sessionOfPendingCredential(mfaPendingCredential);
      // The SDK names the factor only where it is an app; a text message tells of itself whose it is.
      const proof: SecondFactorCode = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo, code: phoneVerificationInfo.code }
        : { kind: 'totp', uid: mfaEnrollmentId, code: totpVerificationInfo?.verificationCode ?? '' };
      return tokensFor(verifySecondFactor(context, session, proof), { ...session, factor: proof.kind }, context.now);
    },
  ),
  'mfaEnrollment:start': endpoint(
    z.object({ idToken: text, phoneEnrollmentInfo: z.optional(z.object({ phoneNumber: text })) }),
    (context, { idToken, phoneEnrollmentInfo }) => {
      const account = getAccountForEnrolment(context, sessionOfIdToken(idToken));
      if (phoneEnrollmentInfo) {
        const number = toE164(phoneEnrollmentInfo.phoneNumber);
        return { phoneSessionInfo: { sessionInfo: startPhoneEnrolment(context, account, number) } };
      }
      checkEmailVerified(account);
      return { totpSessionInfo: newTotp(account, context.now) };
    },
  ),
  'mfaEnrollment:finalize': endpoint(
    z.object({ idToken: text, displayName: z.nullish(z.string()), ...verification }),
    (context, { idToken, displayName = null, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = sessionOfIdToken(idToken);
      const account = getAccountForEnrolment(context, session);
      const factor: PendingEnrolment = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo }
        : { kind: 'totp', ...totpSessionIn(totpVerificationInfo?.sessionInfo ?? '') };
      const code = phoneVerificationInfo?.code ?? totpVerificationInfo?.verificationCode ?? '';
      enrolFactor(context, account, factor, { code, displayName });
      return tokensFor(account, { ...session, factor: factor.kind }, context.now);
    },
  ),
};

function newTotp({ tenantId }: Account, now: number): object {
  const secret = createTotpSecret();
  return {
    sharedSecretKey: secret,
    verificationCodeLength: totpDigits,
    hashingAlgorithm: 'SHA1',
    periodSec: totpPeriodSeconds,
    sessionInfo: createUnsignedJwt({ secret, tenantId } satisfies TotpSession),
    finalizeEnrollmentTime: new Date(now + enrolmentLifetimeMs).toISOString(),
  };
}

function totpSessionIn(sessionInfo: string): TotpSession {
  const read = totpSession.safeParse(readJwtClaims(sessionInfo));
  throwUnless(read.success, 'INVALID_SESSION_INFO');
  return read.data;
}
