import type { PasswordCharacters, PasswordPolicy } from '../../auth-backend.ts';
import type { PasswordPolicyFixture } from '../../service-control.ts';

/** The characters that count as special, in every policy of the real service. */
export const specialCharacters = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`';

const characterRules: Readonly<Record<PasswordCharacters, { readonly pattern: RegExp; readonly name: string }>> = {
  lowercase: { pattern: /[a-z]/, name: 'a lower case' },
  uppercase: { pattern: /[A-Z]/, name: 'an upper case' },
  digit: { pattern: /\d/, name: 'a numeric' },
  special: { pattern: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`]/, name: 'a non-alphanumeric' },
};

/** Returns the policy of a tenant, or of the project itself; undefined if there is none. */
export const findPolicy = (
  policies: readonly PasswordPolicyFixture[],
  tenantId: string | null,
): PasswordPolicyFixture | undefined => policies.find((policy) => policy.tenantId === tenantId);

/**
 * Adds `replacements` to a copy of `policies`. A replacement takes the place of the policy with the same `tenantId`.
 * The `tenantId` null stands for the project itself.
 */
export function replacePolicies<Policy extends PasswordPolicyFixture>(
  policies: readonly Policy[],
  replacements: readonly Policy[],
): Policy[] {
  return [...policies.filter(({ tenantId }) => !findPolicy(replacements, tenantId)), ...replacements];
}

/** Converts the policy to the type that a backend returns. Returns null if the policy is not enforced. */
export function toPasswordPolicy(policy: PasswordPolicyFixture | undefined): PasswordPolicy | null {
  if (!policy?.isEnforced) return null;
  const { minimumLength, maximumLength, requiredCharacters } = policy;
  return { minimumLength, maximumLength, requiredCharacters, specialCharacters };
}

/**
 * Returns the error message with which the real service rejects a password. Returns undefined if the service accepts
 * the password.
 */
export function describePolicyViolation(
  policy: PasswordPolicyFixture | undefined,
  password: string,
): string | undefined {
  if (!policy?.isEnforced) return undefined;
  const { minimumLength, maximumLength = Infinity, requiredCharacters } = policy;
  const missing = [
    ...(password.length < minimumLength ? [`Password must contain at least ${minimumLength} characters`] : []),
    ...(password.length > maximumLength ? [`Password may contain at most ${maximumLength} characters`] : []),
    ...requiredCharacters
      .map((kind) => characterRules[kind])
      .filter(({ pattern }) => !pattern.test(password))
      .map(({ name }) => `Password must contain ${name} character`),
  ];
  if (missing.length === 0) return undefined;
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`;
}

/** Returns the policy in the format of the identity service's API. */
export function toPolicyAnswer(policy: PasswordPolicyFixture | undefined): object {
  const requires = (kind: PasswordCharacters): boolean => policy?.requiredCharacters.includes(kind) ?? false;
  return {
    schemaVersion: 1,
    enforcementState: policy?.isEnforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: policy?.forcesUpgrade ?? false,
    allowedNonAlphanumericCharacters: [...specialCharacters],
    customStrengthOptions: {
      minPasswordLength: policy?.minimumLength ?? 6,
      maxPasswordLength: policy?.maximumLength ?? 4096,
      containsLowercaseCharacter: requires('lowercase'),
      containsUppercaseCharacter: requires('uppercase'),
      containsNumericCharacter: requires('digit'),
      containsNonAlphanumericCharacter: requires('special'),
    },
  };
}
