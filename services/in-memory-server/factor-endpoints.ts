import { z } from 'zod/mini';
import { throwUnless } from '../../src/adapters/in-memory/service/service-error.ts';
import {
  enrolFactor,
  getAccountForEnrolment,
  checkEmailVerified,
  verifySecondFactor,
  removeSecondFactor,
  sendSecondFactorText,
  startPhoneEnrolment,
  type SecondFactorCode,
  type PendingEnrolment,
} from '../../src/adapters/in-memory/service/second-factors.ts';
import type { Account } from '../../src/adapters/in-memory/service/service-state.ts';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';
import { createTotpSecret, totpDigits, totpPeriodSeconds } from '../../src/adapters/in-memory/service/totp.ts';
import { toE164 } from '../auth-server/to-e164.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { issueTokens, readIdToken, readMfaPendingCredential } from './tokens.ts';

/** The time that the real service allows for finishing an enrolment, in milliseconds. */
const enrolmentLifetimeMs = 600_000;

const phoneSchema = z.optional(z.object({ sessionInfo: text, code: text }));
const totpSchema = z.optional(z.object({ sessionInfo: text, verificationCode: text }));
const verification = { phoneVerificationInfo: phoneSchema, totpVerificationInfo: totpSchema };

/**
 * The session of a TOTP enrolment. The service does not store it. The SDK sends it back with the call that finishes the
 * enrolment.
 */
const totpSessionSchema = z.object({ secret: z.string(), tenantId: z.nullable(z.string()) });
type TotpSession = z.infer<typeof totpSessionSchema>;

export const factorEndpoints: Readonly<Record<string, Endpoint>> = {
  'mfaSignIn:start': endpoint(
    z.object({ mfaPendingCredential: text, mfaEnrollmentId: text }),
    (context, { mfaPendingCredential, mfaEnrollmentId: uid }) => {
      const session = readMfaPendingCredential(mfaPendingCredential);
      return { phoneResponseInfo: { sessionInfo: sendSecondFactorText(context, session, uid) } };
    },
  ),
  'mfaSignIn:finalize': endpoint(
    z.object({ mfaPendingCredential: text, mfaEnrollmentId: text, ...verification }),
    (context, { mfaPendingCredential, mfaEnrollmentId, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = readMfaPendingCredential(mfaPendingCredential);
      // For a code from a text message, `messageId` identifies the second factor. For a TOTP code, `mfaEnrollmentId`
      // identifies the factor.
      const proof: SecondFactorCode = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo, code: phoneVerificationInfo.code }
        : { kind: 'totp', uid: mfaEnrollmentId, code: totpVerificationInfo?.verificationCode ?? '' };
      return issueTokens(verifySecondFactor(context, session, proof), { ...session, factor: proof.kind }, context.now);
    },
  ),
  'mfaEnrollment:start': endpoint(
    z.object({ idToken: text, phoneEnrollmentInfo: z.optional(z.object({ phoneNumber: text })) }),
    (context, { idToken, phoneEnrollmentInfo }) => {
      const account = getAccountForEnrolment(context, readIdToken(idToken));
      if (phoneEnrollmentInfo) {
        const number = toE164(phoneEnrollmentInfo.phoneNumber);
        return { phoneSessionInfo: { sessionInfo: startPhoneEnrolment(context, account, number) } };
      }
      checkEmailVerified(account);
      return { totpSessionInfo: startTotpEnrolment(account, context.now) };
    },
  ),
  'mfaEnrollment:finalize': endpoint(
    z.object({ idToken: text, displayName: z.nullish(z.string()), ...verification }),
    (context, { idToken, displayName = null, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = readIdToken(idToken);
      const account = getAccountForEnrolment(context, session);
      const factor: PendingEnrolment = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo }
        : { kind: 'totp', ...readTotpSession(totpVerificationInfo?.sessionInfo ?? '') };
      const code = phoneVerificationInfo?.code ?? totpVerificationInfo?.verificationCode ?? '';
      enrolFactor(context, account, factor, { code, displayName });
      return issueTokens(account, { ...session, factor: factor.kind }, context.now);
    },
  ),
  'mfaEnrollment:withdraw': endpoint(
    z.object({ idToken: text, mfaEnrollmentId: text }),
    (context, { idToken, mfaEnrollmentId }) => {
      const session = readIdToken(idToken);
      return issueTokens(removeSecondFactor(context, session, mfaEnrollmentId), session, context.now);
    },
  ),
};

function startTotpEnrolment({ tenantId }: Account, now: number): object {
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

function readTotpSession(sessionInfo: string): TotpSession {
  const parsed = totpSessionSchema.safeParse(readJwtClaims(sessionInfo));
  throwUnless(parsed.success, 'INVALID_SESSION_INFO');
  return parsed.data;
}
