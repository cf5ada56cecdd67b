import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Tools } from '../../screen/screen.ts';
import { signInAgain } from '../finish/discard-sign-in.ts';
import { endsStagedSession } from '../verified-email/verification-form.ts';
import { enrolmentRefused } from './enrolment-refused.ts';

/** The sign-in during which the visitor adds a second factor, or the page from which she adds it. */
export type EnrolmentOrigin = Pick<ScreenInputs['secondFactorEnrolment'], 'signIn' | 'from' | 'uid'>;

/**
 * Returns the screen to show when the service refuses to enrol a second factor, or null if the visitor can correct the
 * form. If the session of an unfinished sign-in has ended, discards this sign-in.
 */
export async function refuseEnrolment(tools: Tools, { signIn, from }: EnrolmentOrigin, error: AuthError) {
  if (signIn && endsStagedSession(error)) return signInAgain(tools, signIn, error);
  const next = enrolmentRefused(tools, error, from);
  if (!next || !signIn) return next;
  if (next.name === 'unverifiedEmail')
    return to('verifiedEmailGate', { ...signIn, email: signIn.result.user.email ?? '' });
  return next.name === 'secondFactorEnrolment' ? to(next.name, { ...next.input, signIn }) : next;
}

/**
 * Returns the screen to show when the service refuses the code of a new second factor. If the code has expired, asks
 * for the phone number again.
 */
export async function refuseEnrolmentCode(
  tools: Tools,
  origin: EnrolmentOrigin,
  error: AuthError,
  number: { readonly country: string; readonly national: string },
) {
  return error.code === 'auth/code-expired'
    ? to('phoneEnrolment', { ...number, ...origin, notice: explainRefusalIn(error, 'secondFactorEnrolment') })
    : refuseEnrolment(tools, origin, error);
}
