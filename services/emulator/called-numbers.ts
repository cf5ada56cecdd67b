import { calledNumber } from '../auth-server/to-e164.ts';
import type { WireCall } from '../auth-server/wire-call.ts';

/** A call for a text message, with the number as the real service reads it: the emulator takes every text for one. */
export function withCalledNumber(call: WireCall): WireCall {
  const { method, body } = call;
  if (method === 'accounts:sendVerificationCode') return { method, body: { ...body, ...called(body) } };
  const { phoneEnrollmentInfo } = body;
  if (method !== 'mfaEnrollment:start' || typeof phoneEnrollmentInfo !== 'object' || !phoneEnrollmentInfo) return call;
  return { method, body: { ...body, phoneEnrollmentInfo: { ...phoneEnrollmentInfo, ...called(phoneEnrollmentInfo) } } };
}

const called = (info: { readonly phoneNumber?: unknown }) =>
  typeof info.phoneNumber === 'string' ? { phoneNumber: calledNumber(info.phoneNumber) } : {};
