import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { showRefusal } from '../../refusals.ts';
import { primary } from '../../screen/controls.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { CONTINUE_HERE } from '../providers/provider-refused.ts';
import { accountText } from './account-text.ts';

/** The messages and buttons that the screen shows after a failed attempt. */
export type ConfirmationFeedback = Pick<Description<Phrase>, 'errors' | 'notice' | 'actions'>;

type Refusal = { readonly next: Next<'secondFactor'> } | { readonly feedback: ConfirmationFeedback };

interface Attempt {
  /** Name of the account to which the visitor has to sign in. */
  readonly account: string;
  readonly isByPassword: boolean;
  /** The screen that follows when the visitor has signed in. */
  readonly next: NextAfterConfirmation | undefined;
}

/** Returns what follows if the visitor could not sign in to her account again. */
export function confirmationRefused(
  error: AuthError,
  { account, isByPassword, next }: Attempt,
  { text }: Pick<Tools, 'text'>,
): Refusal {
  switch (error.code) {
    case 'auth/multi-factor-auth-required':
      return { next: to('secondFactor', { confirmation: { next } }) };
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return { feedback: {} };
    case 'auth/popup-blocked':
      // The button leads to the normal sign-in, which can open the provider in this window.
      return {
        feedback: {
          ...showRefusal(error, 'provider'),
          actions: { [CONTINUE_HERE]: primary(text.continueInThisWindow) },
        },
      };
    // These errors mean that the visitor has signed in at the provider with an account that is not connected to her
    // account in the app.
    case 'auth/account-exists-with-different-credential':
    case 'auth/email-already-in-use':
    case 'auth/credential-already-in-use':
    case 'auth/sign-up-closed':
    case 'auth/admin-restricted-operation':
      return { feedback: { notice: accountText('differentAccount', { account }) } };
    default:
      return { feedback: showRefusal(error, isByPassword ? 'password' : 'provider') };
  }
}
