import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Restriction } from '../../config/ui-config.ts';
import type { Paragraph } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { begin } from '../start/begin.ts';
import type { Next, ScreenInputs } from '../screen.ts';
import { to } from '../screen.ts';

type About = Omit<ScreenInputs['unauthorizedUser'], 'restriction'>;

/** Where a refusal leads that is for administrators only, if there is something to say of it (spec §6); else null. */
export function notAuthorized(
  { code }: AuthError,
  { adminRestriction }: Settings,
  about: About,
): Next<'unauthorizedUser'> | null {
  if (code !== 'auth/admin-restricted-operation' || !adminRestriction) return null;
  return to('unauthorizedUser', { ...about, restriction: adminRestriction });
}

/** What is said to somebody who may not sign in, and whom they may ask (spec §6, reference §1.2 #18). */
export function notAuthorizedBody(
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

/** Where they go back to: to what they were refused with (reference T155). */
export function backFromNotAuthorized(
  { identifier, back }: About,
  settings: Settings,
): Next<'signIn' | 'providerSignIn' | 'phoneSignInStart'> {
  if (back === 'phone') return to('phoneSignInStart', {});
  return identifier === null ? begin(settings) : to('signIn', { email: identifier });
}
