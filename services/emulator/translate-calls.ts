import { toE164 } from '../auth-server/to-e164.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import type { Project } from './project.ts';
import { answerFactorRevert } from './second-factor-revert.ts';
import { withDistinctTokens } from './tokens.ts';
import { toPhoneCall, toTotpAnswer } from './totp-factors.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Answers the calls that the emulator cannot answer itself. Returns undefined for all others. */
export function answerWithoutEmulator(project: Project, call: WireCall): object | undefined {
  if (call.method === 'recaptchaConfig') {
    // The SDK requests the settings of reCAPTCHA Enterprise before every text message, and logs an error without them.
    return { recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] };
  }
  return answerFactorRevert(project, call);
}

/** Translates a call for the emulator, or returns the wire error message with which to refuse it. */
export function toEmulatorCall(project: Project, call: WireCall): WireCall | string {
  return toPhoneCall(project, withE164Number(call));
}

/** Translates an answer of the emulator into one that the real service would give. */
export function toServiceAnswer(project: Project, call: WireCall, answer: Answer): Answer {
  return withDistinctTokens(withLocalDomain(toTotpAnswer(project, call, answer)));
}

/** Converts the phone number of a text message to E.164. The emulator would accept any text that begins with +. */
function withE164Number(call: WireCall): WireCall {
  const { method, body } = call;
  if (method === 'accounts:sendVerificationCode') return { method, body: { ...body, ...pickE164Number(body) } };
  const { phoneEnrollmentInfo: info } = body;
  if (method !== 'mfaEnrollment:start' || typeof info !== 'object' || !info) return call;
  return { method, body: { ...body, phoneEnrollmentInfo: { ...info, ...pickE164Number(info) } } };
}

const pickE164Number = ({ phoneNumber }: { readonly phoneNumber?: unknown }): object =>
  typeof phoneNumber === 'string' ? { phoneNumber: toE164(phoneNumber) } : {};

/** Authorizes 127.0.0.1, as a developer would in the console. The emulator authorizes `localhost` only. */
function withLocalDomain(answer: Answer): Answer {
  const { authorizedDomains } = answer;
  return Array.isArray(authorizedDomains)
    ? { ...answer, authorizedDomains: [...authorizedDomains, '127.0.0.1'] }
    : answer;
}
