import { z } from 'zod/mini';
import { serviceOperations } from '../../service-control.ts';
import { defaultDomains } from './project.ts';

const provider = z.object({ providerId: z.string(), uid: z.string(), email: z.nullable(z.string()) });

const secondFactor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), uid: z.string(), displayName: z.nullable(z.string()), phoneNumber: z.string() }),
  z.object({ kind: z.literal('totp'), uid: z.string(), displayName: z.nullable(z.string()), secret: z.string() }),
]);

const account = z.object({
  uid: z.string(),
  tenantId: z.nullable(z.string()),
  /** The email in lower case; null if the account has no email. */
  email: z.nullable(z.string()),
  /** The password in plain text. The service protects no real data. */
  password: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  /** In the format E.164, such as `+442079460000`; null if the account has no phone number. */
  phoneNumber: z.nullable(z.string()),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  emailLink: z.boolean(),
  /** The providers in the order in which they were linked; empty for a guest. */
  providers: z.array(provider),
  secondFactors: z.array(secondFactor),
  /**
   * A session is valid while its `epoch` equals `sessionEpoch`. Increasing `sessionEpoch` ends all sessions of the
   * account.
   */
  sessionEpoch: z.int(),
  /** When the account was created, in milliseconds since the Unix epoch. */
  createdAt: z.number(),
  /** When the user last signed in, in milliseconds since the Unix epoch. */
  lastSignInAt: z.number(),
});

const purpose = z.enum([
  'password reset',
  'sign-in link',
  'email verification',
  'email change',
  'email recovery',
  'second factor revert',
]);

const code = z.object({
  code: z.string(),
  purpose,
  tenantId: z.nullable(z.string()),
  email: z.string(),
  /** For an email change, the new email. For an email recovery, the account's current email. Otherwise null. */
  newEmail: z.nullable(z.string()),
  factorUid: z.nullable(z.string()),
  /** The expiry time, in milliseconds since the Unix epoch. */
  expiresAt: z.number(),
});

const mail = z.object({
  id: z.string(),
  to: z.string(),
  purpose,
  path: z.string(),
  sentAt: z.number(),
});

const textMessage = z.object({
  id: z.string(),
  tenantId: z.nullable(z.string()),
  to: z.string(),
  code: z.string(),
  sentAt: z.number(),
  /** State of the code in the message. The service accepts only a `fresh` code. */
  standing: z.enum(['fresh', 'used', 'expired']),
});

const passwordPolicy = z.object({
  tenantId: z.nullable(z.string()),
  minimumLength: z.int(),
  maximumLength: z.optional(z.int()),
  requiredCharacters: z.array(z.enum(['uppercase', 'lowercase', 'digit', 'special'])),
  isEnforced: z.boolean(),
  forcesUpgrade: z.boolean(),
});

const operation = z.enum(serviceOperations);

const serviceState = z.object({
  emailEnumerationProtection: z.boolean(),
  authorizedDomains: z.array(z.string()),
  passwordPolicies: z.array(passwordPolicy),
  accounts: z.array(account),
  codes: z.array(code),
  mails: z.array(mail),
  textMessages: z.array(textMessage),
  /**
   * Proofs for visitors who have entered the right code for a phone number, but cannot link the number, because another
   * account has it. With the proof, such a visitor can sign in to that account without a new code.
   */
  phoneProofs: z.array(z.object({ proof: z.string(), phoneNumber: z.string() })),
  /** Errors that `ServiceControl.refuseNext` has set. */
  refusals: z.array(z.object({ operation, message: z.string() })),
  /** Operations that `ServiceControl.hold` delays. */
  held: z.array(operation),
  counts: z.partialRecord(operation, z.int()),
});

/** The whole state of the in-memory service, as plain data. */
export type ServiceState = z.infer<typeof serviceState>;
export type Account = z.infer<typeof account>;
export type EnrolledFactor = z.infer<typeof secondFactor>;
export type ActionCode = z.infer<typeof code>;

export function createServiceState(): ServiceState {
  return {
    emailEnumerationProtection: false,
    authorizedDomains: [...defaultDomains],
    passwordPolicies: [],
    accounts: [],
    codes: [],
    mails: [],
    textMessages: [],
    phoneProofs: [],
    refusals: [],
    held: [],
    counts: {},
  };
}

/**
 * Parses a state that `JSON.stringify` wrote. For an invalid state, warns on the console and returns an empty state.
 *
 * @param text null if no state has been written yet
 */
export function parseServiceState(text: string | null): ServiceState {
  if (text === null) return createServiceState();
  const read = serviceState.safeParse(jsonOrText(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  console.warn(
    `Doorstep's in-memory identity service could not read its stored state and starts empty: ` +
      `${issue?.path.join('.') || 'the state'} is invalid (${issue?.code}).`,
  );
  return createServiceState();
}

/** Returns true for a state that {@link parseServiceState} can read. */
export function isServiceState(text: string | null): boolean {
  return text !== null && serviceState.safeParse(jsonOrText(text)).success;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
