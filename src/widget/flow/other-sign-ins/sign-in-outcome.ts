import type { Phrase } from '../../messages/phrase.ts';
import type { Next } from '../../screen/screen.ts';

/** Asks the visitor to choose again. If there is a notice, the list of sign-in options shows it. */
export interface Feedback {
  readonly notice?: Phrase;
}

/** The result of a sign-in: the next screen, or feedback on the current screen. */
export type SignInOutcome =
  | {
      readonly next: Next<
        'done' | 'secondFactor' | 'mergeConflict' | 'unauthorizedUser' | 'emailMismatch' | 'providerSignIn'
      >;
    }
  | { readonly feedback: Feedback };
