import { z } from 'zod/mini';
import { serviceOperations } from '../../service-control.ts';
import { defaultDomains } from './project.ts';

/** A linked provider, which may also be `password` or `phone`. */
const provider = z.object({ providerId: z.string(), uid: z.string(), email: z.nullable(z.string()) });

const secondFactor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), uid: z.string(), displayName: z.nullable(z.string()), phoneNumber: z.string() }),
  z.object({ kind: z.literal('totp'), uid: z.string(), displayName: z.nullable(z.string()), secret: z.string() }),
]);

const account = z.object({
  uid: z.string(),
  /** The account's tenant; null for an account of the project itself. */
  tenantId: z.nullable(z.string()),
  /** The email in lower case; null if the account has none. */
  email: z.nullable(z.string()),
  /**
   * The password in plain text: the service protects no real data, and tests and the demo show and compare passwords.
   */
  password: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  /** The phone number in E.164 format; null if the account has none. */
  phoneNumber: z.nullable(z.string()),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  emailLink: z.boolean(),
  /** The linked providers, in the order in which they were linked; empty for a guest. */
  providers: z.array(provider),
  secondFactors: z.array(secondFactor),
  /**
   * A number that is increased to end all sessions of the account. A session is valid while its `epoch` equals this
   * number.
   */
  sessionEpoch: z.int(),
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
  /** The address that the mail was sent to. */
  email: z.string(),
  /** For an email change, the new email; for an email recovery, the email that the account has now; otherwise null. */
  newEmail: z.nullable(z.string()),
  /** The uid of the second factor that the code removes; null for codes of any other purpose. */
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
  /** The tenant that the code is valid for; null for the project itself. */
  tenantId: z.nullable(z.string()),
  to: z.string(),
  code: z.string(),
  sentAt: z.number(),
  /** The state of the message's code: only a `fresh` code can be used. */
  standing: z.enum(['fresh', 'used', 'expired']),
});

const operation = z.enum(serviceOperations);

const serviceState = z.object({
  emailEnumerationProtection: z.boolean(),
  /** The domains on which the project allows sign-in. */
  authorizedDomains: z.array(z.string()),
  accounts: z.array(account),
  /** Action codes that have not been used; some may have expired. */
  codes: z.array(code),
  /** The mails that were sent, newest first. */
  mails: z.array(mail),
  /** The text messages that were sent, newest first. */
  textMessages: z.array(textMessage),
  /**
   * Proofs that a visitor has verified a phone number. The service issues a proof if it cannot link a number because a
   * different account has the number. With the proof, the visitor can sign in to that account without a new code.
   */
  phoneProofs: z.array(z.object({ proof: z.string(), phoneNumber: z.string() })),
  /** Errors for the next calls of an operation (`ServiceControl.refuseNext`). */
  refusals: z.array(z.object({ operation, message: z.string() })),
  /** Operations whose answers are delayed (`ServiceControl.hold`). */
  held: z.array(operation),
  /** The number of calls of each operation. */
  counts: z.partialRecord(operation, z.int()),
});

/** The whole state of the in-memory service. It is plain data, so it can be sent to another page or device as JSON. */
export type ServiceState = z.infer<typeof serviceState>;
export type Account = z.infer<typeof account>;
export type EnrolledFactor = z.infer<typeof secondFactor>;
export type ActionCode = z.infer<typeof code>;

export function createServiceState(): ServiceState {
  return {
    emailEnumerationProtection: false,
    authorizedDomains: [...defaultDomains],
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
 * Parses a state that `JSON.stringify` wrote. If the state is invalid, warns on the console and returns an empty state.
 * The demo then loses its accounts, but the page starts.
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

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
