import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { findConfiguredUrl } from './success-url.ts';

/** Waits until the app's user is known. Returns the user, who may be a guest, or null if no user is signed in. */
export function getAppUser(auth: SessionOperations): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const unsubscribe = auth.observeSession((user) => {
      unsubscribe(); // `unsubscribe` has a value here, because `observeSession` never calls the listener synchronously.
      resolve(user);
    });
  });
}

/** Returns the app's user. Returns null if no user is signed in, or if the user is a guest. */
export async function getSignedInUser(auth: SessionOperations): Promise<AuthUser | null> {
  const user = await getAppUser(auth);
  return user?.isAnonymous ? null : user;
}

/** Waits until the app's user is known. Returns this user if the user is a guest, and null otherwise. */
export async function getGuest(auth: SessionOperations): Promise<AuthUser | null> {
  const user = await getAppUser(auth);
  return user?.isAnonymous ? user : null;
}

/**
 * Ends the flow for a visitor who was already signed in. Opens the configured success URL, or shows a message if there
 * is none. Skips the app's success callback, because no sign-in has taken place.
 */
export async function continueSignedIn({ page, settings, ui, text }: Tools): Promise<null> {
  const url = findConfiguredUrl(settings.config.signInSuccessUrl, page.base);
  if (url) page.navigate(url);
  else {
    page.forgetHidden();
    await ui.show({ title: text.loggedIn, isEnd: true });
  }
  return null;
}

/**
 * Returns the screen on which a visitor signs in before she changes her account, for example before she adds a second
 * factor. Guests sign in, too, because their account has no first factor (reference Q32). The current page opens again
 * after the sign-in.
 *
 * @param notice the message above the form, or null for none
 */
export function requireSignIn(
  { settings, text, page }: Pick<Tools, 'settings' | 'text' | 'page'>,
  notice: Phrase | null = text.loginAgain,
): Next<'projectCheck' | 'signIn' | 'providerSignIn'> {
  if (page.storage) storedRedirectUrl.keep(page.storage, page.address);
  if (settings.config.tenants) return to('projectCheck', {});
  return openEmailFormOrList(settings, notice === null ? {} : { notice });
}
