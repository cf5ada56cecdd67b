import type { PasswordCharacters, PasswordPolicy } from '../../auth-backend.ts';

/** The service's own limits for the length of every password. */
const [SHORTEST, LONGEST] = [6, 4096];

const characterOptions: Readonly<Record<PasswordCharacters, string>> = {
  uppercase: 'containsUppercaseCharacter',
  lowercase: 'containsLowercaseCharacter',
  digit: 'containsNumericCharacter',
  special: 'containsNonAlphanumericCharacter',
};

/** Reads the service's answer to `passwordPolicy`. Returns null if the policy is not enforced. */
export function readPasswordPolicy(answer: unknown): PasswordPolicy | null {
  const { enforcementState, customStrengthOptions, allowedNonAlphanumericCharacters } = toRecord(answer);
  if (enforcementState !== 'ENFORCE') return null;
  const options = toRecord(customStrengthOptions);
  const maximumLength = toLength(options['maxPasswordLength'], LONGEST);
  return {
    minimumLength: toLength(options['minPasswordLength'], SHORTEST),
    maximumLength: maximumLength < LONGEST ? maximumLength : undefined,
    requiredCharacters: (Object.keys(characterOptions) as PasswordCharacters[]).filter(
      (kind) => options[characterOptions[kind]] === true,
    ),
    specialCharacters: Array.isArray(allowedNonAlphanumericCharacters) ? allowedNonAlphanumericCharacters.join('') : '',
  };
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (value ?? {}) as Record<string, unknown>;
const toLength = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
