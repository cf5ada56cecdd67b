import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
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
    await ui.show({ title: text.loggedIn });
  }
  return null;
}
