import { z } from 'zod/mini';
import { serviceOperations } from '../../service-control.ts';

/** A way in, as the service lists it: `password` and `phone` among them. */
const linked = z.object({ providerId: z.string(), uid: z.string(), email: z.nullable(z.string()) });

const secondFactor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), uid: z.string(), displayName: z.nullable(z.string()), phoneNumber: z.string() }),
  z.object({ kind: z.literal('totp'), uid: z.string(), displayName: z.nullable(z.string()), secret: z.string() }),
]);

const account = z.object({
  uid: z.string(),
  /** Null for an account of the project itself. */
  tenantId: z.nullable(z.string()),
  /** In lower case, as the service keeps it; null for a guest. */
  email: z.nullable(z.string()),
  /** As typed: this is a toy for tests and the demo, which must show and compare it, and guards nothing. */
  password: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  /** In E.164. */
  phoneNumber: z.nullable(z.string()),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  emailLink: z.boolean(),
  /** In the order in which they came; nobody has one for a guest. */
  providers: z.array(linked),
  secondFactors: z.array(secondFactor),
  /** Counts up whenever every session of the account ends; a session that began under another number is over. */
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
  /** Where it was sent. */
  email: z.string(),
  /** The address that it changes to, or from; null where it changes none. */
  newEmail: z.nullable(z.string()),
  /** The second factor that it removes. */
  factorUid: z.nullable(z.string()),
  /** Milliseconds since 1970. */
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
  /** Whose code it is: a tenant takes no other's. */
  tenantId: z.nullable(z.string()),
  to: z.string(),
  code: z.string(),
  sentAt: z.number(),
  /** Whether its code can still be used. */
  standing: z.enum(['fresh', 'used', 'expired']),
});

const operation = z.enum(serviceOperations);

const serviceState = z.object({
  emailEnumerationProtection: z.boolean(),
  accounts: z.array(account),
  /** Codes of mails that can still be used, or are too old. */
  codes: z.array(code),
  /** Newest first. */
  mails: z.array(mail),
  /** Newest first. */
  textMessages: z.array(textMessage),
  /** Proofs that a number's code was right, for numbers that turned out to be somebody else's. */
  phoneProofs: z.array(z.object({ proof: z.string(), phoneNumber: z.string() })),
  /** What the next ones to ask are answered, in the words of the wire protocol. */
  refusals: z.array(z.object({ operation, message: z.string() })),
  /** Operations that are not answered now. */
  held: z.array(operation),
  counts: z.partialRecord(operation, z.int()),
});

/** The whole state of the in-memory identity service: one value, which JSON can carry to another page or device. */
export type ServiceState = z.infer<typeof serviceState>;
export type Account = z.infer<typeof account>;
export type EnrolledFactor = z.infer<typeof secondFactor>;
export type ActionCode = z.infer<typeof code>;

/** A service without accounts, of which nothing was asked. */
export function emptyServiceState(): ServiceState {
  return {
    emailEnumerationProtection: false,
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
 * Reads a state that was written with `JSON.stringify`. A broken one is dropped, with a warning on the console:
 * losing the demo's accounts is better than a page that does not start.
 *
 * @param text null where nothing was written yet
 */
export function parseServiceState(text: string | null): ServiceState {
  if (text === null) return emptyServiceState();
  const read = serviceState.safeParse(jsonOrText(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  console.warn(
    `Doorstep's in-memory identity service could not read its stored state and starts empty: ` +
      `${issue?.path.join('.') || 'the state'} is not as expected (${issue?.code}).`,
  );
  return emptyServiceState();
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
