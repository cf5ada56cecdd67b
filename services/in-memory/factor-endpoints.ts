import { z } from 'zod/mini';
import { must } from '../../src/adapters/fake/service/service-error.ts';
import {
  addFactor,
  eligibleAccountOf,
  mustBeVerified,
  provenAccount,
  sendFactorText,
  startPhoneFactor,
  type FactorProof,
  type NewFactor,
} from '../../src/adapters/fake/service/second-factors.ts';
import type { Account } from '../../src/adapters/fake/service/service-state.ts';
import { claimsOfJwt, unsignedJwt } from '../../src/adapters/fake/service/jwt.ts';
import { newTotpSecret, totpDigits, totpPeriodSeconds } from '../../src/adapters/fake/service/totp.ts';
import { calledNumber } from '../auth-server/to-e164.ts';
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
    (realm, { mfaPendingCredential, mfaEnrollmentId: uid }) => {
      const session = sessionOfPendingCredential(mfaPendingCredential);
      return { phoneResponseInfo: { sessionInfo: sendFactorText(realm, session, uid) } };
    },
  ),
  'mfaSignIn:finalize': endpoint(
    z.object({ mfaPendingCredential: text, mfaEnrollmentId: text, ...verification }),
    (realm, { mfaPendingCredential, mfaEnrollmentId, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = sessionOfPendingCredential(mfaPendingCredential);
      // The SDK names the factor only where it is an app; a text message tells of itself whose it is.
      const proof: FactorProof = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo, code: phoneVerificationInfo.code }
        : { kind: 'totp', uid: mfaEnrollmentId, code: totpVerificationInfo?.verificationCode ?? '' };
      return tokensFor(provenAccount(realm, session, proof), { ...session, factor: proof.kind }, realm.now);
    },
  ),
  'mfaEnrollment:start': endpoint(
    z.object({ idToken: text, phoneEnrollmentInfo: z.optional(z.object({ phoneNumber: text })) }),
    (realm, { idToken, phoneEnrollmentInfo }) => {
      const account = eligibleAccountOf(realm, sessionOfIdToken(idToken));
      if (phoneEnrollmentInfo) {
        const number = calledNumber(phoneEnrollmentInfo.phoneNumber);
        return { phoneSessionInfo: { sessionInfo: startPhoneFactor(realm, account, number) } };
      }
      mustBeVerified(account);
      return { totpSessionInfo: newTotp(account, realm.now) };
    },
  ),
  'mfaEnrollment:finalize': endpoint(
    z.object({ idToken: text, displayName: z.nullish(z.string()), ...verification }),
    (realm, { idToken, displayName = null, phoneVerificationInfo, totpVerificationInfo }) => {
      const session = sessionOfIdToken(idToken);
      const account = eligibleAccountOf(realm, session);
      const factor: NewFactor = phoneVerificationInfo
        ? { kind: 'phone', messageId: phoneVerificationInfo.sessionInfo }
        : { kind: 'totp', ...totpSessionIn(totpVerificationInfo?.sessionInfo ?? '') };
      const code = phoneVerificationInfo?.code ?? totpVerificationInfo?.verificationCode ?? '';
      addFactor(realm, account, factor, { code, displayName });
      return tokensFor(account, { ...session, factor: factor.kind }, realm.now);
    },
  ),
};

function newTotp({ tenantId }: Account, now: number): object {
  const secret = newTotpSecret();
  return {
    sharedSecretKey: secret,
    verificationCodeLength: totpDigits,
    hashingAlgorithm: 'SHA1',
    periodSec: totpPeriodSeconds,
    sessionInfo: unsignedJwt({ secret, tenantId } satisfies TotpSession),
    finalizeEnrollmentTime: new Date(now + enrolmentLifetimeMs).toISOString(),
  };
}

function totpSessionIn(sessionInfo: string): TotpSession {
  const read = totpSession.safeParse(claimsOfJwt(sessionInfo));
  must(read.success, 'INVALID_SESSION_INFO');
  return read.data;
}
