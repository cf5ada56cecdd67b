/** Reasons of a refusal, with their statuses. `backupCodesFrom` has a text for each. */
export const statuses = {
  invalidToken: 401,
  signInTooOld: 401,
  wrongCode: 401,
  guest: 403,
  noSecondFactor: 403,
  tooManyRequests: 429,
} as const;

export interface BackupCodesRefused {
  readonly error: keyof typeof statuses;
  /** A text for the developer. */
  readonly reason: string;
}

export interface Answer extends Partial<BackupCodesRefused> {
  /** New codes. This answer is the only place where they are readable. */
  readonly codes?: readonly string[];
  /** Number of codes that are left. */
  readonly left?: number;
  /** In milliseconds since 1970; null if there are no codes. */
  readonly createdAt?: number | null;
  readonly isUsed?: true;
}

export const refuse = (error: BackupCodesRefused['error'], reason: string): BackupCodesRefused => ({ error, reason });

/** Answers for every email and every code that does not fit, so that it does not show who has an account or codes. */
export const wrongCode = refuse('wrongCode', 'Expected the email of an account, and one of its backup codes.');
