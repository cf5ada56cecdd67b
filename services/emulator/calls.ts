import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { findOperation } from '../auth-server/operations.ts';
import { readClaims, type WireCall } from '../auth-server/wire-call.ts';
import { expiredTokenMessage, hasExpiredToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import { toE164 } from '../auth-server/to-e164.ts';
import { toPhoneCall, toTotpAnswer } from './totp-factors.ts';
import { answerPasswordPolicy, checkAccountOfPassword, checkPasswordPolicy } from './password-policy.ts';
import { isRecentSignIn } from '../../src/adapters/in-memory/service/session.ts';
import { answerHiddenEmailChange, checkNewEmail, endSessionsAfterEmailChange } from './email-change.ts';
import { withDistinctTokens } from './tokens.ts';
import { getRealm, type Project } from './project.ts';
import { answerFactorRevert } from './second-factor-revert.ts';

/**
 * Decides whether the emulator may answer a call.
 *
 * @returns the error message with which to refuse the call; undefined if the emulator may answer it
 */
export async function admitCall(project: Project, call: WireCall): Promise<string | undefined> {
  const operation = findOperation(call, (code) =>
    project.mails.some(({ id, purpose }) => id === code && purpose !== 'password reset'),
  );
  const endsSignIn = operation === 'session check' && project.tokens.endsSignIn(call);
  const error = operation === undefined || endsSignIn ? undefined : await applyControl(project, operation);
  if (error !== undefined) return error;
  if (hasExpiredActionCode(project, call)) return 'EXPIRED_OOB_CODE';
  if (hasExpiredCustomToken(call)) return expiredTokenMessage;
  if (project.expiredCodes.has(readTextMessageId(call) ?? '')) return 'SESSION_EXPIRED';
  if (project.tokens.isRevoked(call)) return 'TOKEN_EXPIRED';
  if (operation !== undefined && needsRecentSignIn.has(operation) && !hasRecentSignIn(call)) {
    return 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  }
  return checkNewEmail(call) ?? checkAccountOfPassword(project, call) ?? checkPasswordPolicy(project, call);
}

/** The operations that the service refuses if the sign-in is too old. The emulator itself does not check this. */
const needsRecentSignIn: ReadonlySet<ServiceOperation> = new Set([
  'email change mail',
  'password change',
  'factor removal',
  'account deletion',
]);

/** Returns true if the user of the call has signed in recently, or if the call has no readable ID token. */
function hasRecentSignIn({ body: { idToken } }: WireCall): boolean {
  const signedInAt = typeof idToken === 'string' ? readClaims(idToken).auth_time : undefined;
  return signedInAt === undefined || isRecentSignIn(signedInAt * 1000, Date.now());
}

/**
 * Counts the call. If `ServiceControl.hold` holds the operation, waits until it is released. Returns the error message
 * from `refuseNext`, if any.
 */
async function applyControl(
  { counts, refusals, held }: Project,
  operation: ServiceOperation,
): Promise<string | undefined> {
  counts.set(operation, (counts.get(operation) ?? 0) + 1);
  const index = refusals.findIndex((refusal) => refusal.operation === operation);
  const [refusal] = index === -1 ? [] : refusals.splice(index, 1);
  const waiting = held.get(operation);
  if (waiting) await new Promise<void>((resume) => waiting.push(resume));
  return refusal?.message;
}

/** Returns true if the action code exists in the call's tenant but has expired. */
function hasExpiredActionCode(project: Project, { body: { oobCode, tenantId } }: WireCall): boolean {
  const code = String(oobCode);
  return project.expiredCodes.has(code) && getRealm(project, tenantId).validateOobCode(code) !== undefined;
}

/** Returns true if the custom token has expired. The emulator itself does not check this. */
const hasExpiredCustomToken = ({ method, body }: WireCall): boolean =>
  method === 'accounts:signInWithCustomToken' && hasExpiredToken(String(body['token']), Date.now());

function readTextMessageId({ body }: WireCall): string | undefined {
  const info = (body['phoneVerificationInfo'] ?? body) as { sessionInfo?: unknown };
  return typeof info.sessionInfo === 'string' ? info.sessionInfo : undefined;
}

type Answer = Readonly<Record<string, unknown>>;

/** Answers calls that the emulator does not support. Returns undefined for all other calls. */
export function answerWithoutEmulator(project: Project, call: WireCall): object | undefined {
  if (call.method === 'recaptchaConfig') {
    // The SDK requests these settings before every text message, and logs an error if there are none.
    return { recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] };
  }
  if (call.method === 'passwordPolicy') return answerPasswordPolicy(project, call);
  return answerFactorRevert(project, call) ?? answerHiddenEmailChange(project, call);
}

/**
 * Converts a call of the SDK to the call that the emulator receives.
 *
 * @returns the converted call, or the error message with which to refuse the call
 */
export function toEmulatorCall(project: Project, call: WireCall): WireCall | string {
  return toPhoneCall(project, withE164Number(call));
}

/** Changes the emulator's response, and the effects of the call, to match Google's service. */
export function toServiceAnswer(project: Project, call: WireCall, answer: Answer): Answer {
  endSessionsAfterEmailChange(project, call, answer);
  return withDistinctTokens(withDomains(project, toTotpAnswer(project, call, answer)));
}

/** Converts the phone number to E.164. The emulator itself would accept anything that begins with +. */
function withE164Number(call: WireCall): WireCall {
  const { method, body } = call;
  if (method === 'accounts:sendVerificationCode') return { method, body: { ...body, ...pickE164Number(body) } };
  const { phoneEnrollmentInfo: info } = body;
  if (method !== 'mfaEnrollment:start' || typeof info !== 'object' || !info) return call;
  return { method, body: { ...body, phoneEnrollmentInfo: { ...info, ...pickE164Number(info) } } };
}

const pickE164Number = ({ phoneNumber }: { readonly phoneNumber?: unknown }): object =>
  typeof phoneNumber === 'string' ? { phoneNumber: toE164(phoneNumber) } : {};

/**
 * Replaces the authorized domains with the domains that `ServiceControl.put` has set. If no domains were set, adds
 * 127.0.0.1, because the emulator allows only `localhost`.
 */
function withDomains(project: Project, answer: Answer): Answer {
  const { authorizedDomains } = answer;
  return Array.isArray(authorizedDomains)
    ? { ...answer, authorizedDomains: project.authorizedDomains ?? [...authorizedDomains, '127.0.0.1'] }
    : answer;
}
