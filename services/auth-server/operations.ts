import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { readClaims, type WireCall } from './wire-call.ts';

type Body = WireCall['body'];

/** Returns true if the code is from a mail other than a password reset mail. */
export type IsOtherMailCode = (code: string) => boolean;

/**
 * Returns true if the call links a credential to a signed-in user. Returns false for a guest, because the upgrade of a
 * guest counts as a sign-in or a sign-up.
 */
const isLinking = ({ idToken }: Body): boolean =>
  typeof idToken === 'string' && readClaims(idToken).firebase?.sign_in_provider !== 'anonymous';

/**
 * Returns true if the call connects a provider to a signed-in user after the provider's window has answered. Only then
 * does the SDK send the ID of its session with the provider.
 */
const isConnection = (body: Body): boolean => isLinking(body) && typeof body['sessionId'] === 'string';

/**
 * Returns true if the call sets the phone number of a signed-in user by the code of a text message. Returns false for a
 * phone number that is linked during a sign-in, because such a call contains a temporary proof instead of the code.
 */
const isPhoneChange = (body: Body): boolean => isLinking(body) && typeof body['sessionInfo'] === 'string';

/** Assigns calls of the service's API to operations. The first row that matches a call determines its operation. */
const rows: readonly {
  readonly method: string;
  readonly operation: ServiceOperation;
  readonly when?: (body: Body, isOtherMailCode: IsOtherMailCode) => boolean;
}[] = [
  { method: 'accounts:createAuthUri', operation: 'look-up' },
  { method: 'accounts:signInWithPassword', operation: 'sign-in' },
  { method: 'accounts:signUp', operation: 'linking', when: isLinking },
  { method: 'accounts:signUp', operation: 'sign-up', when: (body) => 'email' in body },
  { method: 'accounts:signUp', operation: 'guest sign-in' },
  { method: 'accounts:update', operation: 'naming', when: (body) => 'displayName' in body },
  { method: 'accounts:update', operation: 'code use', when: (body) => 'oobCode' in body },
  { method: 'accounts:update', operation: 'provider removal', when: (body) => 'deleteProvider' in body },
  { method: 'accounts:update', operation: 'password change', when: (body) => 'password' in body },
  { method: 'accounts:sendOobCode', operation: 'reset mail', when: (body) => body['requestType'] === 'PASSWORD_RESET' },
  { method: 'accounts:sendOobCode', operation: 'link mail', when: (body) => body['requestType'] === 'EMAIL_SIGNIN' },
  {
    method: 'accounts:sendOobCode',
    operation: 'email change mail',
    when: (body) => body['requestType'] === 'VERIFY_AND_CHANGE_EMAIL',
  },
  { method: 'accounts:sendOobCode', operation: 'verification mail' },
  { method: 'accounts:resetPassword', operation: 'reset', when: (body) => 'newPassword' in body },
  {
    method: 'accounts:resetPassword',
    operation: 'code check',
    when: ({ oobCode }, isOtherMailCode) => typeof oobCode === 'string' && isOtherMailCode(oobCode),
  },
  { method: 'accounts:resetPassword', operation: 'reset check' },
  { method: 'accounts:delete', operation: 'account deletion' },
  { method: 'accounts:lookup', operation: 'session check' },
  { method: 'accounts:signInWithEmailLink', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithEmailLink', operation: 'link sign-in' },
  { method: 'accounts:signInWithCustomToken', operation: 'token sign-in' },
  { method: 'accounts:sendVerificationCode', operation: 'text message' },
  { method: 'accounts:signInWithPhoneNumber', operation: 'phone change', when: isPhoneChange },
  { method: 'accounts:signInWithPhoneNumber', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithPhoneNumber', operation: 'phone sign-in' },
  { method: 'accounts:signInWithIdp', operation: 'provider connection', when: isConnection },
  { method: 'accounts:signInWithIdp', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithIdp', operation: 'provider sign-in' },
  { method: 'mfaSignIn:start', operation: 'factor message' },
  { method: 'mfaSignIn:finalize', operation: 'factor sign-in' },
  { method: 'mfaEnrollment:start', operation: 'factor enrolment' },
  { method: 'mfaEnrollment:finalize', operation: 'factor enrolment' },
  { method: 'mfaEnrollment:withdraw', operation: 'factor removal' },
  { method: 'recaptchaParams', operation: 'site key' },
  { method: 'projects', operation: 'project' },
  { method: 'passwordPolicy', operation: 'password policy' },
];

/**
 * Returns the operation of a call; undefined if there is none. For `accounts:lookup`, always returns 'session check',
 * although the SDK also makes this call to complete a sign-in. The caller must distinguish these two cases.
 */
export function findOperation(
  { method, body }: WireCall,
  isOtherMailCode: IsOtherMailCode,
): ServiceOperation | undefined {
  return rows.find((row) => row.method === method && (row.when?.(body, isOtherMailCode) ?? true))?.operation;
}
