import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Restriction } from '../../config/ui-config.ts';
import type { Paragraph } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';

type Attempt = Omit<ScreenInputs['unauthorizedUser'], 'restriction'>;

/**
 * Returns the screen that explains an operation restricted to administrators (spec §6). Returns null for other errors,
 * and if the configuration has no explanation.
 */
export function checkAdminRestriction(
  { code }: AuthError,
  { adminRestriction }: Settings,
  attempt: Attempt,
): Next<'unauthorizedUser'> | null {
  if (code !== 'auth/admin-restricted-operation' || !adminRestriction) return null;
  return to('unauthorizedUser', { ...attempt, restriction: adminRestriction });
}

/** Returns the paragraphs that tell visitors that they may not sign in, and whom to ask (spec §6, reference §1.2 #18). */
export function describeRestriction(
  identifier: string | null,
  { adminEmail, helpLink }: Restriction,
  text: Messages,
): readonly Paragraph[] {
  return [
    identifier === null ? text.notAuthorizedUser : text.notAuthorizedFor(identifier),
    ...(adminEmail === undefined ? [] : [text.contactAdmin(adminEmail)]),
    ...(helpLink === undefined ? [] : [[{ text: text.learnMore, href: helpLink }]]),
  ];
}

/** Returns the screen to show when the visitor chooses Back: the screen of the rejected attempt (reference T155). */
export function repeatAttempt(
  { identifier, back }: Attempt,
  settings: Settings,
): Next<'signIn' | 'providerSignIn' | 'phoneSignInStart'> {
  if (back === 'phone') return to('phoneSignInStart', {});
  return identifier === null ? beginSignIn(settings) : to('signIn', { email: identifier });
}
