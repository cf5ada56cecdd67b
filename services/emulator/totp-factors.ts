import { randomBytes } from 'node:crypto';
import {
  isTotpCode,
  createTotpSecret,
  totpDigits,
  totpPeriodSeconds,
} from '../../src/adapters/in-memory/service/totp.ts';
import { readClaims, type WireCall } from '../auth-server/wire-call.ts';
import type { EmulatorUser, RealmState } from './firebase-tools.ts';
import { getRealm, isTotpNumber, totpPrefix, type Project } from './project.ts';

/**
 * Creates a TOTP secret and a "phone number" that stands for the secret. The emulator supports only phone factors, so
 * it stores each TOTP factor as a phone factor with such a number. The emulator masks digits, so the number consists of
 * letters.
 */
export function createTotpNumber({ totpSecrets }: Project): string {
  const letters = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  totpSecrets.set(totpPrefix + letters, createTotpSecret());
  return totpPrefix + letters;
}

export function listTotpSecrets({ totpSecrets }: Project, { mfaInfo = [] }: EmulatorUser): readonly string[] {
  return mfaInfo.flatMap(({ unobfuscatedPhoneInfo }) => totpSecrets.get(unobfuscatedPhoneInfo) ?? []);
}

/**
 * Turns a call about a TOTP factor into a call about a phone factor, because the emulator has no TOTP factors. Returns
 * other calls unchanged.
 *
 * @returns the call, or the error message with which to refuse the call
 */
export function toPhoneCall(project: Project, call: WireCall): WireCall | string {
  const { method, body } = call;
  if (method === 'mfaEnrollment:start' && 'totpEnrollmentInfo' in body) {
    const { totpEnrollmentInfo: _, ...rest } = body;
    return { method, body: { ...rest, phoneEnrollmentInfo: { phoneNumber: createTotpNumber(project) } } };
  }
  if (!('totpVerificationInfo' in body)) return call;
  const { totpVerificationInfo, ...rest } = body;
  const { sessionInfo, verificationCode } = totpVerificationInfo as { sessionInfo?: string; verificationCode?: string };
  const realm = getCallRealm(project, body);
  const message =
    sessionInfo === undefined ? createHiddenMessage(realm, body) : realm.getVerificationCodeBySessionInfo(sessionInfo);
  const secret = message && project.totpSecrets.get(message.phoneNumber);
  if (!message && sessionInfo === undefined) return 'MFA_ENROLLMENT_NOT_FOUND';
  const isValid = secret !== undefined && isTotpCode(secret, verificationCode ?? '', Date.now());
  // Do not reject a call with an unknown `sessionInfo` here. Send 'none', so that the emulator rejects the call. The
  // emulator checks the user first, and its error may be about the user instead.
  const phoneVerificationInfo = {
    sessionInfo: (secret !== undefined && message?.sessionInfo) || 'none',
    code: isValid ? message?.code : 'wrong',
  };
  return { method, body: { ...rest, phoneVerificationInfo } };
}

/**
 * Returns the state of the tenant that the call or its ID token names. Without a tenant, returns the state of the
 * project.
 */
const getCallRealm = (project: Project, { tenantId, idToken }: WireCall['body']): RealmState =>
  getRealm(project, tenantId ?? (typeof idToken === 'string' ? readClaims(idToken).firebase?.tenant : undefined));

/**
 * Creates the text message that the emulator needs to verify a phone factor. Here, the phone factor stands for a TOTP
 * factor, which sends no text messages. So the outbox does not list this message.
 */
function createHiddenMessage(realm: RealmState, { mfaPendingCredential, mfaEnrollmentId }: WireCall['body']) {
  const pending = JSON.parse(Buffer.from(String(mfaPendingCredential), 'base64').toString('utf8')) as {
    localId: string;
  };
  const factor = realm
    .getUserByLocalId(pending.localId)
    ?.mfaInfo?.find((candidate) => candidate.mfaEnrollmentId === mfaEnrollmentId);
  return factor && realm.createVerificationCode(factor.unobfuscatedPhoneInfo);
}

/**
 * Makes a response look as if the emulator supported authenticator apps (TOTP). In the emulator, a phone factor stands
 * in for each TOTP factor. Replaces such phone factors with the TOTP factors, and the response to the start of an
 * enrolment. Returns any other response unchanged.
 */
export function toTotpAnswer(
  project: Project,
  { method, body }: WireCall,
  answer: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (method === 'mfaEnrollment:start' && 'totpEnrollmentInfo' in body) {
    const { sessionInfo = '' } = (answer['phoneSessionInfo'] ?? {}) as { sessionInfo?: string };
    const number = getCallRealm(project, body).getVerificationCodeBySessionInfo(sessionInfo)?.phoneNumber;
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
    ...(Array.isArray(mfaInfo) ? { mfaInfo: mfaInfo.map(toServiceFactor) } : {}),
    ...(Array.isArray(users) ? { users: users.map(withServiceFactors) } : {}),
  };
}

function withServiceFactors(user: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(user['mfaInfo']) ? { ...user, mfaInfo: user['mfaInfo'].map(toServiceFactor) } : user;
}

/**
 * Converts a second factor of the emulator to the format of the service's API. The emulator stores a TOTP factor as a
 * phone factor with a special number. Returns other factors unchanged.
 */
export function toServiceFactor(factor: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { phoneInfo, unobfuscatedPhoneInfo: _, ...rest } = factor;
  if (typeof phoneInfo !== 'string' || !isTotpNumber(phoneInfo)) return factor;
  return { ...rest, totpInfo: {} };
}
