import { randomBytes } from 'node:crypto';
import { isTotpCode, createTotpSecret, totpDigits, totpPeriodSeconds } from '../../src/adapters/fake/service/totp.ts';
import { claimsOf, type WireCall } from '../auth-server/wire-call.ts';
import type { EmulatorUser, RealmState } from './firebase-tools.ts';
import { realmOf, type Project } from './project.ts';
import { isTotpNumber, totpPrefix } from './totp-number.ts';

/**
 * TOTP, which the emulator does not have: it knows such a factor as a phone with a number of ours, and what goes over
 * the wire is translated from the one into the other. So all that it knows of second factors holds for TOTP too.
 */

/** A number for a new factor, of letters alone: the emulator hides digits. */
export function newTotpNumber({ totpSecrets }: Project): string {
  const letters = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  totpSecrets.set(totpPrefix + letters, createTotpSecret());
  return totpPrefix + letters;
}

/** The secrets of an account's TOTP factors, in the order in which they were added. */
export function totpSecretsOf({ totpSecrets }: Project, { mfaInfo = [] }: EmulatorUser): readonly string[] {
  return mfaInfo.flatMap(({ unobfuscatedPhoneInfo }) => totpSecrets.get(unobfuscatedPhoneInfo) ?? []);
}

/** The call as the emulator understands it, or the message with which it is refused. */
export function toPhoneCall(project: Project, call: WireCall): WireCall | string {
  const { method, body } = call;
  if (method === 'mfaEnrollment:start' && 'totpEnrollmentInfo' in body) {
    const { totpEnrollmentInfo: _, ...rest } = body;
    return { method, body: { ...rest, phoneEnrollmentInfo: { phoneNumber: newTotpNumber(project) } } };
  }
  if (!('totpVerificationInfo' in body)) return call;
  const { totpVerificationInfo, ...rest } = body;
  const { sessionInfo, verificationCode } = totpVerificationInfo as { sessionInfo?: string; verificationCode?: string };
  const realm = realmAsked(project, body);
  const text =
    sessionInfo === undefined ? textForSignIn(realm, body) : realm.getVerificationCodeBySessionInfo(sessionInfo);
  const secret = text && project.totpSecrets.get(text.phoneNumber);
  if (!text && sessionInfo === undefined) return 'MFA_ENROLLMENT_NOT_FOUND';
  const isRight = secret !== undefined && isTotpCode(secret, verificationCode ?? '', Date.now());
  // A session that is none is the emulator's to refuse, once it has looked at whose it would be.
  const phoneVerificationInfo = {
    sessionInfo: (secret !== undefined && text?.sessionInfo) || 'none',
    code: isRight ? text?.code : 'wrong',
  };
  return { method, body: { ...rest, phoneVerificationInfo } };
}

/** The realm that a call is made to: its session's, unless it names one. */
const realmAsked = (project: Project, { tenantId, idToken }: WireCall['body']): RealmState =>
  realmOf(project, tenantId ?? (typeof idToken === 'string' ? claimsOf(idToken).firebase?.tenant : undefined));

/** A text message that nobody gets, for the factor of a sign-in. */
function textForSignIn(realm: RealmState, { mfaPendingCredential, mfaEnrollmentId }: WireCall['body']) {
  const pending = JSON.parse(Buffer.from(String(mfaPendingCredential), 'base64').toString('utf8')) as {
    localId: string;
  };
  const factor = realm
    .getUserByLocalId(pending.localId)
    ?.mfaInfo?.find((known) => known.mfaEnrollmentId === mfaEnrollmentId);
  return factor && realm.createVerificationCode(factor.unobfuscatedPhoneInfo);
}

/** The emulator's answer as the real service gives it. */
export function toTotpAnswer(
  project: Project,
  { method, body }: WireCall,
  answer: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (method === 'mfaEnrollment:start' && 'totpEnrollmentInfo' in body) {
    const { sessionInfo = '' } = (answer['phoneSessionInfo'] ?? {}) as { sessionInfo?: string };
    const number = realmAsked(project, body).getVerificationCodeBySessionInfo(sessionInfo)?.phoneNumber;
    const totpSessionInfo = {
      sharedSecretKey: project.totpSecrets.get(number ?? ''),
      verificationCodeLength: totpDigits,
      hashingAlgorithm: 'SHA1',
      periodSec: totpPeriodSeconds,
      sessionInfo,
      finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString(),
    };
    return number === undefined ? answer : { totpSessionInfo };
  }
  const { mfaInfo, users } = answer as { mfaInfo?: unknown; users?: readonly Record<string, unknown>[] };
  return {
    ...answer,
    ...(Array.isArray(mfaInfo) ? { mfaInfo: mfaInfo.map(shown) } : {}),
    ...(Array.isArray(users) ? { users: users.map(withShownFactors) } : {}),
  };
}

function withShownFactors(user: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(user['mfaInfo']) ? { ...user, mfaInfo: user['mfaInfo'].map(shown) } : user;
}

/** A factor as the real service shows it. */
export function shown(factor: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { phoneInfo, unobfuscatedPhoneInfo: _, ...rest } = factor;
  if (typeof phoneInfo !== 'string' || !isTotpNumber(phoneInfo)) return factor;
  return { ...rest, totpInfo: {} };
}
