import { explainRefusal } from '../../refusals-anywhere.ts';
import { to, type Tools } from '../../screen/screen.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import type { SignInOutcome } from './app-sign-in.ts';

/** Continues as a guest (reference §2.5, Q41). */
export async function signInAsGuest({ ui, auth, settings }: Tools): Promise<SignInOutcome> {
  const signedIn = await ui.waitFor(auth.signInAnonymously());
  if (signedIn.ok) return { next: to('done', { result: signedIn.value }) };
  const next = checkRestriction(signedIn.error, settings, { identifier: null });
  return next ? { next } : { feedback: { notice: explainRefusal(signedIn.error) } };
}
