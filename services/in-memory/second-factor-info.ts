import { maskPhoneNumber } from '../../src/adapters/fake/service/second-factors.ts';
import type { EnrolledFactor } from '../../src/adapters/fake/service/service-state.ts';

/** A placeholder: the in-memory service does not store the time of enrolment, and the widget does not show it. */
const enrolledAt = new Date(0).toISOString();

/** @param phoneNumber null for an authenticator app */
export const createFactorInfo = (uid: string, phoneNumber: string | null, displayName: string | null): object => ({
  mfaEnrollmentId: uid,
  enrolledAt,
  ...(displayName === null ? {} : { displayName }),
  ...(phoneNumber === null ? { totpInfo: {} } : { phoneInfo: phoneNumber }),
});

/** Returns the data of a second factor for its signed-in user. */
export const toFactorInfo = (factor: EnrolledFactor): object =>
  createFactorInfo(factor.uid, factor.kind === 'phone' ? factor.phoneNumber : null, factor.displayName);

/** Returns the data of a second factor for a visitor who still has to verify it. */
export const toMaskedFactorInfo = (factor: EnrolledFactor): object =>
  toFactorInfo(factor.kind === 'phone' ? { ...factor, phoneNumber: maskPhoneNumber(factor.phoneNumber) } : factor);
