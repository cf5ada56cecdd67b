import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Phrase, Texts } from '../../messages/phrase.ts';
import { link, primary, secondary } from '../../screen/controls.ts';
import type { Tools } from '../../screen/screen.ts';
import { openSuccessUrl } from '../finish/open-success-url.ts';
import { watchLink } from './watch-link.ts';

/**
 * Shows a screen that waits for a mailed link. Returns the visitor's action, or `used` once the link has signed her in
 * in another tab.
 */
export async function showUntilUsed(
  { ui }: Tools,
  linkId: string | undefined,
  description: Description<Phrase>,
): Promise<string> {
  if (linkId === undefined) return (await ui.show(description)).action;
  const watch = watchLink(linkId);
  try {
    return (await ui.show(description, { externalAction: watch.used.then(() => 'used') })).action;
  } finally {
    watch.stop();
  }
}

/**
 * Says that the visitor has signed in in another tab. If the app keeps its user for all tabs, this tab gets the user,
 * too, perhaps a moment later: then a button continues to the app.
 *
 * @returns the visitor's action, and the user if the action is `continue`
 */
export async function showUsed(
  { ui, auth, text }: Tools,
  email: string,
): Promise<{ readonly action: string; readonly user: AuthUser | null }> {
  let user: AuthUser | null = null;
  let redraw = (): void => {};
  const unsubscribe = auth.observeSession((reported) => {
    user = isAccountOf(reported, email) ? reported : null;
    redraw();
  });
  try {
    const { action } = await ui.show(() => usedForm(text, user !== null), { onShow: (draw) => (redraw = draw) });
    return { action, user: action === 'continue' ? user : null };
  } finally {
    unsubscribe();
  }
}

/** Describes the screen. `isShared` is true if the visitor is signed in in this tab, too. */
export function usedForm(text: Texts, isShared: boolean) {
  const trouble = link(text.troubleGettingEmail);
  return {
    title: text.signedInInOtherTab,
    picture: 'tick',
    body: isShared ? [] : [text.closeThisTab],
    actions: isShared
      ? { trouble, back: secondary(text.back), continue: primary(text.continue) }
      : { trouble, back: primary(text.back) },
    focus: isShared ? 'continue' : 'back',
    announcement: text.signedInInOtherTab,
  } satisfies Description<Phrase>;
}

/** Returns true if the app's user has this email, and is no guest. */
export function isAccountOf(user: AuthUser | null, email: string): boolean {
  return user !== null && !user.isAnonymous && user.email?.toLowerCase() === email.toLowerCase();
}

/** Reports the user to the app as after a sign-in, and opens the success URL. */
export function continueAs(tools: Tools, user: AuthUser): null {
  openSuccessUrl(tools, { user, credential: null, operationType: 'signIn', additionalUserInfo: null });
  return null;
}
