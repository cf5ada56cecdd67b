import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Restriction } from '../../config/ui-config.ts';
import type { Paragraph } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';

type Attempt = Omit<ScreenInputs['unauthorizedUser'], 'restriction'>;

/**
 * Returns the screen "Not Authorized" if sign-up is closed, or if the service restricts the operation to administrators
 * (spec §6). Returns null for any other error, and for a restricted operation if the app has configured no contact
 * details.
 */
export function checkRestriction(
  { code }: AuthError,
  settings: Settings,
  attempt: Attempt,
): Next<'unauthorizedUser'> | null {
  const restriction = findRestriction(code, settings);
  return restriction && to('unauthorizedUser', { ...attempt, restriction });
}

function findRestriction(code: AuthErrorCode, { closedSignUp, adminRestriction }: Settings): Restriction | null {
  // Show the screen even without contact details. The app's own server may have closed sign-up, not the configuration.
  if (code === 'auth/sign-up-closed') return closedSignUp ?? { status: true };
  // The service sends this code for a call that only administrators may make, or if the project allows no new accounts.
  return code === 'auth/admin-restricted-operation' ? (adminRestriction ?? closedSignUp) : null;
}

/**
 * Returns the paragraphs that explain to visitors why they cannot sign in, and whom to ask (spec §6, reference §1.2
 * #18).
 */
export function describeRestriction(
  { identifier, message }: Attempt,
  { adminEmail, helpLink }: Restriction,
  text: Texts,
): readonly Paragraph<Phrase>[] {
  return [
    message ??
      (identifier === null
        ? text.notAuthorizedUser
        : fill(text.notAuthorizedFor, { identifier: { strong: identifier } })),
    ...(adminEmail === undefined ? [] : [fill(text.contactAdmin, { email: { strong: adminEmail } })]),
    ...(helpLink === undefined ? [] : [[{ text: text.learnMore, href: helpLink }]]),
  ];
}

/**
 * Returns the screen to show when the visitor chooses Back: the form with which the rejected attempt began (reference
 * T155).
 */
export function repeatAttempt(
  { identifier, back }: Attempt,
  settings: Settings,
): Next<'signIn' | 'providerSignIn' | 'phoneSignInStart'> {
  if (back === 'phone') return to('phoneSignInStart', {});
  return identifier === null ? beginSignIn(settings) : to('signIn', { email: identifier });
}
