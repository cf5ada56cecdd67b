import { readJwtClaims } from '../../src/adapters/fake/service/jwt.ts';
import type { ServiceOperation } from '../../src/adapters/service-control.ts';

/** One request of a client to the identity service's API. */
export interface WireCall {
  /** Such as `accounts:signUp`; for a renewal of tokens, `token`. */
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Body = WireCall['body'];

/** Whether a code was mailed for something else than a new password: the service has one call to check them all. */
export type IsOfAnotherMail = (code: string) => boolean;

/** A part of what an id token says. */
interface Claims {
  readonly user_id?: string;
  readonly firebase?: { readonly sign_in_provider?: string; readonly tenant?: string };
}

/** What an id token says; nothing, where it is none. */
export const claimsOf = (idToken: string): Claims => (readJwtClaims(idToken) ?? {}) as Claims;

/** Whoever links something has signed in already; the token of a guest makes it that guest's sign-in. */
const isLinking = ({ idToken }: Body): boolean =>
  typeof idToken === 'string' && claimsOf(idToken).firebase?.sign_in_provider !== 'anonymous';

/** Which operation of the port a call belongs to: the first row that fits. A call of no row is none's. */
const rows: readonly {
  readonly method: string;
  readonly operation: ServiceOperation;
  readonly when?: (body: Body, isOfAnotherMail: IsOfAnotherMail) => boolean;
}[] = [
  { method: 'accounts:createAuthUri', operation: 'look-up' },
  { method: 'accounts:signInWithPassword', operation: 'sign-in' },
  { method: 'accounts:signUp', operation: 'linking', when: isLinking },
  { method: 'accounts:signUp', operation: 'sign-up', when: (body) => 'email' in body },
  { method: 'accounts:signUp', operation: 'guest sign-in' },
  { method: 'accounts:update', operation: 'naming', when: (body) => 'displayName' in body },
  { method: 'accounts:update', operation: 'code use', when: (body) => 'oobCode' in body },
  { method: 'accounts:sendOobCode', operation: 'reset mail', when: (body) => body['requestType'] === 'PASSWORD_RESET' },
  { method: 'accounts:sendOobCode', operation: 'link mail', when: (body) => body['requestType'] === 'EMAIL_SIGNIN' },
  { method: 'accounts:sendOobCode', operation: 'verification mail' },
  { method: 'accounts:resetPassword', operation: 'reset', when: (body) => 'newPassword' in body },
  {
    method: 'accounts:resetPassword',
    operation: 'code check',
    when: ({ oobCode }, isOfAnotherMail) => typeof oobCode === 'string' && isOfAnotherMail(oobCode),
  },
  { method: 'accounts:resetPassword', operation: 'reset check' },
  { method: 'accounts:lookup', operation: 'session check' },
  { method: 'accounts:signInWithEmailLink', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithEmailLink', operation: 'link sign-in' },
  { method: 'accounts:sendVerificationCode', operation: 'text message' },
  { method: 'accounts:signInWithPhoneNumber', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithPhoneNumber', operation: 'phone sign-in' },
  { method: 'accounts:signInWithIdp', operation: 'linking', when: isLinking },
  { method: 'accounts:signInWithIdp', operation: 'provider sign-in' },
  { method: 'mfaSignIn:start', operation: 'factor message' },
  { method: 'mfaSignIn:finalize', operation: 'factor sign-in' },
  { method: 'mfaEnrollment:start', operation: 'factor enrolment' },
  { method: 'mfaEnrollment:finalize', operation: 'factor enrolment' },
  { method: 'recaptchaParams', operation: 'project' },
  { method: 'projects', operation: 'project' },
];

/** The operation that a call is; the look-up of an account that ends every sign-in is told apart by the caller. */
export function operationOf(
  { method, body }: WireCall,
  isOfAnotherMail: IsOfAnotherMail = () => false,
): ServiceOperation | undefined {
  return rows.find((row) => row.method === method && (row.when?.(body, isOfAnotherMail) ?? true))?.operation;
}
