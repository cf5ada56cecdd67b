import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import type { Tools } from '../../screen/screen.ts';
import { openSuccessUrl } from '../finish/open-success-url.ts';
import { isAccountOf, usedLinkForm } from './used-link-form.ts';
import { watchLink, type LinkWatch } from './watch-link.ts';

/**
 * A watch that reports nothing, for links that open an http page. There, a link has no ID, so no tab can report that the
 * link was used.
 */
const noWatch: LinkWatch = { used: new Promise(() => {}), isUsed: () => false, stop() {} };

/**
 * Calls `run` with a watch that reports when another tab has used the mailed link. Stops the watch when `run` has
 * ended.
 */
export async function whileWatching<T>(linkId: string | undefined, run: (watch: LinkWatch) => Promise<T>): Promise<T> {
  const watch = linkId === undefined ? noWatch : watchLink(linkId);
  try {
    return await run(watch);
  } finally {
    watch.stop();
  }
}

/** Shows a screen until the visitor acts, or has used the mailed link in another tab. Returns her action, or `used`. */
export async function showUntilUsed(
  { ui }: Tools,
  watch: LinkWatch,
  description: Description<Phrase>,
): Promise<string> {
  return (await ui.show(description, { externalAction: watch.used.then(() => 'used') })).action;
}

/**
 * Says that the visitor has completed the sign-in in another tab. Once the user is also signed in on this page, offers
 * to continue to the app.
 *
 * @returns the user if the visitor continues, or null if she goes back
 */
export async function showUsed({ ui, auth, text }: Tools, email: string): Promise<AuthUser | null> {
  let user: AuthUser | null = null;
  let redraw = (): void => {};
  const unsubscribe = auth.observeSession((reported) => {
    user = isAccountOf(reported, email) ? reported : null;
    redraw();
  });
  try {
    const { action } = await ui.show(() => usedLinkForm(text, user !== null), { onShow: (draw) => (redraw = draw) });
    return action === 'continue' ? user : null;
  } finally {
    unsubscribe();
  }
}

/** Reports the user to the app's success callback, as after a sign-in on this page, and opens the success URL. */
export function continueAs(tools: Tools, user: AuthUser): null {
  openSuccessUrl(tools, { user, credential: null, operationType: 'signIn', additionalUserInfo: null });
  return null;
}
