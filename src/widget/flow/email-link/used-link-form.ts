import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Phrase, Texts } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';

/**
 * Describes the screen that this tab shows after a sign-in by a mailed link in another tab.
 *
 * @param isShared whether the app's tabs share the signed-in user
 */
export function usedLinkForm(text: Texts, isShared: boolean) {
  return {
    title: text.signedInInOtherTab,
    picture: 'tick',
    body: isShared ? [] : [text.closeThisTab],
    actions: { back: secondary(text.back), ...(isShared ? { continue: primary(text.continue) } : {}) },
    focus: isShared ? 'continue' : 'back',
    announcement: text.signedInInOtherTab,
  } satisfies Description<Phrase>;
}

/** Returns true if the app's user has this email, and is no guest. */
export function isAccountOf(user: AuthUser | null, email: string): boolean {
  return user !== null && !user.isAnonymous && user.email?.toLowerCase() === email.toLowerCase();
}
