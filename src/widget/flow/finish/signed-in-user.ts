import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
import { findConfiguredUrl } from './success-url.ts';

/** Returns the app's user, who may be a guest, or null. */
export function getAppUser(auth: SessionOperations): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const unsubscribe = auth.observeSession((user) => {
      unsubscribe(); // Assigned by now, since the first report is asynchronous.
      resolve(user);
    });
  });
}

/** Returns the app's user unless that is a guest, or null. */
export async function getSignedInUser(auth: SessionOperations): Promise<AuthUser | null> {
  const user = await getAppUser(auth);
  return user?.isAnonymous ? null : user;
}

/**
 * Redirects a visitor who was signed in already to the configured success URL. Without one, says that they are signed in:
 * the app's success callback is not called, because no sign-in has taken place.
 */
export async function continueSignedIn({ page, settings, ui, text }: Tools): Promise<null> {
  const url = findConfiguredUrl(settings.config.signInSuccessUrl, page.address);
  if (url) page.navigate(url);
  else {
    page.forgetHidden();
    await ui.show({ title: text.loggedIn });
  }
  return null;
}
