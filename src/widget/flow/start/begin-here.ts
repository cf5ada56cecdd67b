import type { Settings } from '../../config/settings.ts';
import { begin } from './begin.ts';
import type { Next, ScreenInputs } from '../screen.ts';
import { to } from '../screen.ts';

/** Begins, and goes to the only provider at once where that is wanted (reference T21). */
export function beginHere(
  settings: Settings,
  hint: Pick<ScreenInputs['signIn'], 'email' | 'isGiven'> = {},
): Next<'signIn' | 'providerSignIn' | 'phoneSignInStart' | 'federatedRedirect'> {
  const { immediateProvider } = settings;
  return immediateProvider === null
    ? begin(settings, hint)
    : to('federatedRedirect', { providerId: immediateProvider });
}
