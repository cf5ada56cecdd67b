import { buildActionPath } from './action-path.ts';
import type { Mail } from '../../service-control.ts';
import { randomId } from './random-id.ts';
import { normalizeEmail, type CallContext } from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { ActionCode } from './service-state.ts';

const hourMs = 3_600_000;

/** As long as a real project's codes serve. */
const lifetimes: Readonly<Record<Mail['purpose'], number>> = {
  'password reset': hourMs,
  'sign-in link': 6 * hourMs,
  'email verification': 72 * hourMs,
  'email change': 72 * hourMs,
  'email recovery': 72 * hourMs,
  'second factor revert': 72 * hourMs,
};

/** Stands where a real project's mails carry its API key; nothing reads it. */
const apiKey = 'doorstep-fake';

/** What is sent, and where its reader goes on afterwards. */
export interface OutgoingMail {
  readonly purpose: Mail['purpose'];
  readonly to: string;
  readonly newEmail?: string;
  readonly factorUid?: string;
  readonly continueUrl?: string | undefined;
}

/** Sends a mail with a code, and answers where its link leads. */
export function sendActionCode({ state, tenantId, now }: CallContext, mail: OutgoingMail): string {
  const { purpose, continueUrl } = mail;
  const email = normalizeEmail(mail.to);
  const code = randomId(40);
  const path = buildActionPath({ purpose, code, apiKey, tenantId, continueUrl });
  state.codes.push({
    code,
    purpose,
    tenantId,
    email,
    newEmail: mail.newEmail === undefined ? null : normalizeEmail(mail.newEmail),
    factorUid: mail.factorUid ?? null,
    expiresAt: now + lifetimes[purpose],
  });
  state.mails.unshift({ id: code, to: email, purpose, path, sentAt: now });
  return path;
}

/** What a code that can be used is for. */
export function readActionCode({ state, tenantId, now }: CallContext, code: string): ActionCode {
  throwUnless(code, 'MISSING_OOB_CODE');
  const known = state.codes.find((candidate) => candidate.code === code && candidate.tenantId === tenantId);
  throwUnless(known, 'INVALID_OOB_CODE');
  throwUnless(now < known.expiresAt, 'EXPIRED_OOB_CODE');
  return known;
}

/** Nobody can use it again. */
export function consumeActionCode({ state }: CallContext, { code }: ActionCode): void {
  state.codes = state.codes.filter((candidate) => candidate.code !== code);
}

/** Whether a mail with this code was sent for something else than a new password. */
export function isNotPasswordReset({ state }: CallContext, code: string): boolean {
  return state.mails.some(({ id, purpose }) => id === code && purpose !== 'password reset');
}
