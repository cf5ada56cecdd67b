import type { Mail } from '../../service-control.ts';
import { normalizeEmail, type CallContext } from './accounts.ts';
import { buildActionPath } from './action-path.ts';
import { createRandomId } from './random-id.ts';
import { throwUnless } from './service-error.ts';
import type { ActionCode } from './service-state.ts';

const hourMs = 3_600_000;

/** The lifetimes of a real project's action codes, in milliseconds. */
const lifetimes: Readonly<Record<Mail['purpose'], number>> = {
  'password reset': hourMs,
  'sign-in link': 6 * hourMs,
  'email verification': 72 * hourMs,
  'email change': 72 * hourMs,
  'email recovery': 72 * hourMs,
  'second factor revert': 72 * hourMs,
};

/** The parameter `apiKey` of the links in mails. In the links of a real project, this is the project's API key. */
const apiKey = 'doorstep-fake';

export interface OutgoingMail {
  readonly purpose: Mail['purpose'];
  /** The email of the account. The mail for an email change goes to `newEmail` instead. */
  readonly to: string;
  readonly newEmail?: string;
  readonly factorUid?: string;
  readonly continueUrl?: string | undefined;
}

/** Puts a mail with a new action code into the outbox, and returns the path of its link. */
export function sendActionCode({ state, tenantId, now }: CallContext, mail: OutgoingMail): string {
  const { purpose, continueUrl } = mail;
  const email = normalizeEmail(mail.to);
  const newEmail = mail.newEmail === undefined ? null : normalizeEmail(mail.newEmail);
  const code = createRandomId(40);
  const path = buildActionPath({ purpose, code, apiKey, tenantId, continueUrl });
  state.codes.push({
    code,
    purpose,
    tenantId,
    email,
    newEmail,
    factorUid: mail.factorUid ?? null,
    expiresAt: now + lifetimes[purpose],
  });
  // The mail with the link for an email change goes to the new email, because opening the link verifies this email.
  const to = purpose === 'email change' && newEmail !== null ? newEmail : email;
  state.mails.unshift({ id: code, to, purpose, path, sentAt: now });
  return path;
}

/** @throws a `ServiceError` if the code is unknown, used or expired, or belongs to another tenant */
export function readActionCode({ state, tenantId, now }: CallContext, code: string): ActionCode {
  throwUnless(code, 'MISSING_OOB_CODE');
  const known = state.codes.find((candidate) => candidate.code === code && candidate.tenantId === tenantId);
  throwUnless(known, 'INVALID_OOB_CODE');
  throwUnless(now < known.expiresAt, 'EXPIRED_OOB_CODE');
  return known;
}

export function consumeActionCode({ state }: CallContext, { code }: ActionCode): void {
  state.codes = state.codes.filter((candidate) => candidate.code !== code);
}

/** Returns true if the code was sent in a mail that is not about a password reset. */
export function isNotPasswordReset({ state }: CallContext, code: string): boolean {
  return state.mails.some(({ id, purpose }) => id === code && purpose !== 'password reset');
}
