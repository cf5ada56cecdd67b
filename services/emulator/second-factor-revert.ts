import { randomBytes } from 'node:crypto';
import type { SecondFactorFixture } from '../../src/adapters/service-control.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import type { EmulatorUser, RealmState, SecondFactorInfo } from './firebase-tools.ts';
import { realmOf, type Project } from './project.ts';
import { newTotpNumber, shown } from './totp-factors.ts';

/** The mail that tells of a new second factor, and removes it: the emulator sends none, and does not know its code. */

/** The number by which the emulator knows a factor. */
export function numberOf(project: Project, factor: SecondFactorFixture): string {
  return factor.kind === 'phone' ? factor.phoneNumber : newTotpNumber(project);
}

/** Adds a factor, and has the code sent that removes it. */
export function sendRevert(
  project: Project,
  realm: RealmState,
  user: EmulatorUser,
  fixture: SecondFactorFixture,
  link: (code: string) => string,
): string {
  const number = numberOf(project, fixture);
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
  const { oobCode } = realm.createOob(user.email ?? '', undefined, 'REVERT_SECOND_FACTOR_ADDITION', link);
  project.revertedFactors.set(oobCode, factor.mfaEnrollmentId);
  return oobCode;
}

/** Answers in place of the emulator; undefined where it can answer itself. */
export function answerRevert(project: Project, { method, body }: WireCall): object | undefined {
  const { oobCode } = body;
  const factorUid = typeof oobCode === 'string' ? project.revertedFactors.get(oobCode) : undefined;
  if (typeof oobCode !== 'string' || factorUid === undefined) return undefined;
  const realm = realmOf(project, body['tenantId']);
  const email = realm.validateOobCode(oobCode)?.email;
  const user = email === undefined ? undefined : realm.getUserByEmail(email);
  const factor = user?.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === factorUid);
  if (!user || !factor) {
    realm.deleteOobCode(oobCode); // there is nothing to remove: the emulator says that it knows no such code
    return undefined;
  }
  if (method === 'accounts:resetPassword' && !('newPassword' in body)) {
    return { requestType: 'REVERT_SECOND_FACTOR_ADDITION', email, mfaInfo: shown({ ...factor }) };
  }
  if (method !== 'accounts:update') return undefined;
  realm.updateUserByLocalId(user.localId, { mfaInfo: (user.mfaInfo ?? []).filter((other) => other !== factor) });
  realm.deleteOobCode(oobCode);
  return { localId: user.localId, email };
}
