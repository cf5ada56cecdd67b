import {
  describePolicyViolation,
  findPolicy,
  toPolicyAnswer,
} from '../../src/adapters/in-memory/service/password-policy.ts';
import type { PasswordPolicyFixture } from '../../src/adapters/service-control.ts';
import { readClaims, type WireCall } from '../auth-server/wire-call.ts';
import type { EmulatorUser } from './firebase-tools.ts';
import { getRealm, type Project } from './project.ts';

/** Returns the password of an account in the emulator; null if the account has none. */
export function readPassword({ passwordHash = '' }: EmulatorUser): string | null {
  return /:password=(?<password>.*)$/s.exec(passwordHash)?.groups?.['password'] ?? null;
}

/**
 * Checks the password in a call against the project's password policy. The emulator itself has no password policies.
 *
 * @returns the error message with which to refuse the call; undefined to let the emulator answer
 */
export function checkPasswordPolicy(project: Project, call: WireCall): string | undefined {
  const password = findCheckedPassword(project, call);
  return password === undefined ? undefined : describePolicyViolation(findPolicyOf(project, call), password);
}

/**
 * Refuses a password for an account without an email, as the in-memory service does. The emulator itself would store the
 * password, although a sign-in with it always fails.
 *
 * @returns the error message with which to refuse the call; undefined to let the emulator answer
 */
export function checkAccountOfPassword(project: Project, { method, body }: WireCall): string | undefined {
  const { idToken, password } = body;
  if (method !== 'accounts:update' || typeof idToken !== 'string' || !password) return undefined;
  const { user_id: uid = '', firebase } = readClaims(idToken);
  const user = getRealm(project, firebase?.tenant).getUserByLocalId(uid);
  return user && !user.disabled && user.email === undefined ? 'MISSING_EMAIL' : undefined;
}

/** Returns the password policy that applies to a call, in the format of the service's API. */
export const answerPasswordPolicy = (project: Project, call: WireCall): object =>
  toPolicyAnswer(findPolicyOf(project, call));

function findPolicyOf(project: Project, { body: { tenantId, idToken } }: WireCall): PasswordPolicyFixture | undefined {
  // A call that changes the password contains the tenant only in its ID token.
  const id = tenantId ?? (typeof idToken === 'string' ? readClaims(idToken).firebase?.tenant : undefined);
  return findPolicy(project.passwordPolicies, typeof id === 'string' && id !== '' ? id : null);
}

/**
 * Returns the password that the policy must check. With `forcesUpgrade`, the policy also applies to the password of a
 * sign-in. Returns undefined if the call has no such password, or if the emulator will refuse the call anyway.
 */
function findCheckedPassword(project: Project, call: WireCall): string | undefined {
  const { method, body } = call;
  const realm = getRealm(project, body['tenantId']);
  const findUser = (): EmulatorUser | undefined => realm.getUserByEmail(String(body['email']).toLowerCase());
  switch (method) {
    case 'accounts:signUp':
      return findUser() ? undefined : asText(body['password']);
    case 'accounts:update':
      return 'idToken' in body ? asText(body['password']) : undefined;
    case 'accounts:resetPassword':
      return realm.validateOobCode(String(body['oobCode'])) ? asText(body['newPassword']) : undefined;
    case 'accounts:signInWithPassword': {
      const user = findPolicyOf(project, call)?.forcesUpgrade ? findUser() : undefined;
      const password = user && !user.disabled ? readPassword(user) : null;
      return password !== null && password === body['password'] ? password : undefined;
    }
    default:
      return undefined;
  }
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
