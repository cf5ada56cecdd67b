import { maskPhoneNumber } from '../../src/adapters/fake/service/second-factors.ts';
import type { EnrolledFactor } from '../../src/adapters/fake/service/service-state.ts';

/** The service says since when; nothing shows it, and the in-memory service does not know. */
const enrolledAt = new Date(0).toISOString();

/** A second factor as the service shows it to whoever has shown one. */
export const factorInfo = (factor: EnrolledFactor): object =>
  infoOf(factor.uid, factor.kind === 'phone' ? factor.phoneNumber : null, factor.displayName);

/** The same for whoever is asked for one. */
export const hiddenFactorInfo = (factor: EnrolledFactor): object =>
  factorInfo(factor.kind === 'phone' ? { ...factor, phoneNumber: maskPhoneNumber(factor.phoneNumber) } : factor);

/** @param number null for an authenticator app */
export const infoOf = (uid: string, number: string | null, displayName: string | null): object => ({
  mfaEnrollmentId: uid,
  enrolledAt,
  ...(displayName === null ? {} : { displayName }),
  ...(number === null ? { totpInfo: {} } : { phoneInfo: number }),
});
