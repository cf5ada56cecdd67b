import { toE164 } from '../auth-server/to-e164.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import type { Project } from './project.ts';
import { answerFactorRevert } from './second-factor-revert.ts';
import { withDistinctTokens } from './tokens.ts';
import { toPhoneCall, toTotpAnswer } from './totp-factors.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Answers the calls that the emulator cannot answer itself. Returns undefined for all other calls. */
export function answerWithoutEmulator(project: Project, call: WireCall): object | undefined {
  if (call.method === 'recaptchaConfig') {
    // Before every text message, the SDK requests the reCAPTCHA Enterprise settings, and logs an error if it gets none.
    return { recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] };
  }
  return answerFactorRevert(project, call);
}

/** Translates a call for the emulator, or returns the wire message with which to refuse the call. */
export function toEmulatorCall(project: Project, call: WireCall): WireCall | string {
  return toPhoneCall(project, withE164Number(call));
}

/** Translates a response of the emulator into the response that the real service would send. */
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

/** Adds 127.0.0.1 to the authorized domains, as a developer would in the console. The emulator has only `localhost`. */
function withLocalDomain(answer: Answer): Answer {
  const { authorizedDomains } = answer;
  return Array.isArray(authorizedDomains)
    ? { ...answer, authorizedDomains: [...authorizedDomains, '127.0.0.1'] }
    : answer;
}
