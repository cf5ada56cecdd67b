import type { Phrase } from '../../messages/phrase.ts';
import type { Settings } from '../../config/settings.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';

type Hint = Pick<ScreenInputs['signIn'], 'email' | 'notice' | 'isSubmitted'>;
type EmailOrList = Next<'signIn' | 'providerSignIn'>;

/**
 * Returns the first screen of a sign-in (reference §3.2 "START"):
 *
 * - the email form if email is the only option
 * - the phone form if phone is the only option and there is no `notice`
 * - otherwise, the list of options
 */
export function beginSignIn(settings: Settings, hint: Hint & { readonly notice: Phrase }): EmailOrList;
export function beginSignIn(settings: Settings, hint?: Hint): EmailOrList | Next<'phoneSignInStart'>;
export function beginSignIn(settings: Settings, hint: Hint = {}): EmailOrList | Next<'phoneSignInStart'> {
  const isPhone = settings.phoneOnly && hint.notice === undefined;
  return isPhone ? to('phoneSignInStart', {}) : openEmailFormOrList(settings, hint);
}

/** Like {@link beginSignIn}, but returns the list of options even if phone is the only option. */
export function openEmailFormOrList({ passwordOnly }: Pick<Settings, 'passwordOnly'>, hint: Hint = {}): EmailOrList {
  return passwordOnly ? to('signIn', hint) : to('providerSignIn', hint);
}

/**
 * Returns the first screen of a sign-in. With `immediateFederatedRedirect`, this screen redirects to the only provider
 * at once (reference T21).
 */
export function beginSignInOrRedirect(
  settings: Settings,
  hint: Omit<Hint, 'notice'> = {},
): EmailOrList | Next<'phoneSignInStart' | 'federatedRedirect'> {
  const { immediateProvider } = settings;
  return immediateProvider === null
    ? beginSignIn(settings, hint)
    : to('federatedRedirect', { providerId: immediateProvider });
}
