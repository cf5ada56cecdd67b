import { randomBytes } from 'node:crypto';
import type { SecondFactorFixture } from '../../src/adapters/service-control.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import type { EmulatorUser, RealmState, SecondFactorInfo } from './firebase-tools.ts';
import { getRealm, type Project } from './project.ts';
import { createTotpNumber, toServiceFactor } from './totp-factors.ts';

/**
 * Returns the phone number under which the emulator stores a factor. The emulator knows only phones, so a TOTP factor
 * gets a made-up number.
 */
export function toFactorNumber(project: Project, factor: SecondFactorFixture): string {
  return factor.kind === 'phone' ? factor.phoneNumber : createTotpNumber(project);
}

/**
 * Adds a second factor to the account, and mails a code that removes the factor, as a real project does. Returns the
 * code.
 */
export function sendFactorRevert(
  project: Project,
  realm: RealmState,
  user: EmulatorUser,
  fixture: SecondFactorFixture,
  toLink: (code: string) => string,
): string {
  const number = toFactorNumber(project, fixture);
  if (user.mfaInfo?.some(({ unobfuscatedPhoneInfo }) => unobfuscatedPhoneInfo === number)) {
    throw new Error(`The account of ${user.email} has ${number} as a second factor already.`);
  }
  const factor: SecondFactorInfo = {
    mfaEnrollmentId: randomBytes(14).toString('hex'),
    phoneInfo: number,
    unobfuscatedPhoneInfo: number,
    enrolledAt: new Date().toISOString(),
    ...(fixture.displayName === undefined ? {} : { displayName: fixture.displayName }),
  };
  realm.updateUserByLocalId(user.localId, { mfaInfo: [...(user.mfaInfo ?? []), factor] });
  const { oobCode } = realm.createOob(user.email ?? '', undefined, 'REVERT_SECOND_FACTOR_ADDITION', toLink);
  project.revertedFactors.set(oobCode, factor.mfaEnrollmentId);
  return oobCode;
}

export function answerFactorRevert(project: Project, { method, body }: WireCall): object | undefined {
  const { oobCode } = body;
  const factorUid = typeof oobCode === 'string' ? project.revertedFactors.get(oobCode) : undefined;
  if (typeof oobCode !== 'string' || factorUid === undefined) return undefined;
  const realm = getRealm(project, body['tenantId']);
  const email = realm.validateOobCode(oobCode)?.email;
  const user = email === undefined ? undefined : realm.getUserByEmail(email);
  const factor = user?.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === factorUid);
  if (!user || !factor) {
    // The account or the factor no longer exists. Delete the code, so that the emulator reports an unknown code.
    realm.deleteOobCode(oobCode);
    return undefined;
  }
  if (method === 'accounts:resetPassword' && !('newPassword' in body)) {
    return { requestType: 'REVERT_SECOND_FACTOR_ADDITION', email, mfaInfo: toServiceFactor({ ...factor }) };
  }
  if (method !== 'accounts:update') return undefined;
  realm.updateUserByLocalId(user.localId, {
    mfaInfo: (user.mfaInfo ?? []).filter((candidate) => candidate !== factor),
  });
  realm.deleteOobCode(oobCode);
  return { localId: user.localId, email };
}
