import { z } from 'zod/mini';
import { serviceOperations } from '../service-control.ts';

const account = z.object({
  uid: z.string(),
  /** In lower case, as the service keeps it; null for a guest. */
  email: z.nullable(z.string()),
  /** As typed: this is a toy for tests and the demo, which must show and compare it, and guards nothing. */
  password: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  emailLink: z.boolean(),
  providers: z.array(z.string()),
  /** Counts up whenever every session of the account ends; a session that began under another number is over. */
  sessionEpoch: z.int(),
});

const code = z.object({
  code: z.string(),
  email: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

const mail = z.object({
  id: z.string(),
  to: z.string(),
  purpose: z.enum(['password reset', 'sign-in link', 'email verification', 'email change', 'email recovery']),
  path: z.string(),
  sentAt: z.number(),
});

const operation = z.enum(serviceOperations);

const serviceState = z.object({
  emailEnumerationProtection: z.boolean(),
  accounts: z.array(account),
  /** Codes of password reset mails that can still be used, or are too old. */
  codes: z.array(code),
  /** Newest first. */
  mails: z.array(mail),
  /** What the next ones to ask are answered, in the words of the wire protocol. */
  refusals: z.array(z.object({ operation, message: z.string() })),
  /** Operations that are not answered now. */
  held: z.array(operation),
  counts: z.partialRecord(operation, z.int()),
});

/** The whole state of the in-memory identity service: one value, which JSON can carry to another page or device. */
export type ServiceState = z.infer<typeof serviceState>;
export type Account = z.infer<typeof account>;

/** A service without accounts, of which nothing was asked. */
export function emptyServiceState(): ServiceState {
  return {
    emailEnumerationProtection: false,
    accounts: [],
    codes: [],
    mails: [],
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
      `${issue?.path.join('.') || 'the state'}: ${issue?.message}.`,
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
