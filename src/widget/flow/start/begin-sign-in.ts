import type { Settings } from '../../config/settings.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';

type Hint = Pick<ScreenInputs['signIn'], 'email' | 'notice' | 'isSubmitted'>;
type EmailOrList = Next<'signIn' | 'providerSignIn'>;

/**
 * Returns the first screen of a sign-in (reference §3.2 "START"): the email form, the list of sign-in options, or the
 * phone screen if phone is the only option. If there is a `notice`, the list replaces the phone screen.
 */
export function beginSignIn(settings: Settings, hint: Hint & { readonly notice: string }): EmailOrList;
export function beginSignIn(settings: Settings, hint?: Hint): EmailOrList | Next<'phoneSignInStart'>;
export function beginSignIn(settings: Settings, hint: Hint = {}): EmailOrList | Next<'phoneSignInStart'> {
  const isPhone = settings.phoneOnly && hint.notice === undefined;
  return isPhone ? to('phoneSignInStart', {}) : beginEmailSignIn(settings, hint);
}

/** Returns the email form if email is the only sign-in option, or else the list of sign-in options. */
export function beginEmailSignIn({ passwordOnly }: Pick<Settings, 'passwordOnly'>, hint: Hint = {}): EmailOrList {
  return passwordOnly ? to('signIn', hint) : to('providerSignIn', hint);
}

/**
 * Returns the first screen of a sign-in. If `immediateFederatedRedirect` is configured, this is the screen that
 * redirects to the only provider (reference T21).
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
