import { actionPath } from '../action-path.ts';
import { accountOf, canonical, mustBeLongEnough } from './accounts.ts';
import { randomId } from './random-id.ts';
import { must } from './refusal.ts';
import type { ServiceState } from './service-state.ts';

/** As long as a real project's codes for a new password. */
const codeLifetimeMs = 3_600_000;

/** Stands where a real project's mails carry its API key; nothing reads it. */
const apiKey = 'doorstep-fake';

/** When the service is asked: milliseconds since 1970. */
type Now = number;

/** Where a mail goes, and where its reader goes on afterwards. */
interface ResetMail {
  readonly email: string;
  readonly continueUrl?: string | undefined;
}

/** A visitor asks for the mail. An email without an account gets none, and is told so unless the project hides it. */
export function requestReset(state: ServiceState, mail: ResetMail, now: Now): void {
  must(mail.continueUrl === undefined || URL.canParse(mail.continueUrl), 'INVALID_CONTINUE_URI');
  must(mail.email, 'MISSING_EMAIL');
  if (accountOf(state, mail.email)) sendReset(state, mail, now);
  else must(state.emailEnumerationProtection, 'EMAIL_NOT_FOUND');
}

/** Sends the mail, and answers where its link leads. */
export function sendReset(state: ServiceState, mail: ResetMail, now: Now): string {
  const email = canonical(mail.email);
  const code = randomId(40);
  const path = actionPath({ purpose: 'password reset', code, apiKey, continueUrl: mail.continueUrl });
  state.codes.push({ code, email, expiresAt: now + codeLifetimeMs });
  state.mails.unshift({ id: randomId(12), to: email, purpose: 'password reset', path, sentAt: now });
  return path;
}

/** Answers the email that a code was sent to. */
export function checkReset(state: ServiceState, code: string, now: Now): string {
  must(code, 'MISSING_OOB_CODE');
  const known = state.codes.find((candidate) => candidate.code === code);
  must(known, 'INVALID_OOB_CODE');
  must(now < known.expiresAt, 'EXPIRED_OOB_CODE');
  return known.email;
}

/** Sets the new password: the code is used up, the email is proven, and every other way in and session ends. */
export function confirmReset(state: ServiceState, reset: { code: string; newPassword: string }, now: Now): void {
  const email = checkReset(state, reset.code, now);
  mustBeLongEnough(reset.newPassword);
  state.codes = state.codes.filter(({ code }) => code !== reset.code);
  const account = accountOf(state, email);
  must(account, 'INVALID_OOB_CODE');
  account.password = reset.newPassword;
  account.emailVerified = true;
  account.providers = [];
  account.sessionEpoch += 1;
}
