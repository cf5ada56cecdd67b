import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { parseOwnUrl } from '../../safe-url.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import type { Tools } from '../../screen/screen.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { findOpeningPage, type BrowserWindow } from '../finish/opening-page.ts';
import { openSuccessUrl } from '../finish/open-success-url.ts';
import { accountText } from './account-text.ts';
import type { ConfirmationFeedback } from './confirmation-refused.ts';
import { nameAccount } from './name-account.ts';

/**
 * Ends the confirmation of a visitor who has signed in. If she has signed in to her own account, renews the app's
 * session. Otherwise, discards the sign-in, together with an account that it has created.
 *
 * @param user the app's user. The visitor has to sign in as this user
 * @param next the next screen. Without a next screen, calls the app's success callback and opens the success URL
 * @returns the next screen, null at the end of the flow, or the feedback for another attempt
 */
export async function finishConfirmation(
  tools: Tools,
  user: AuthUser,
  result: AuthResult,
  next: NextAfterConfirmation | undefined,
): Promise<{ readonly next: NextAfterConfirmation | null } | { readonly feedback: ConfirmationFeedback }> {
  const { ui, auth } = tools;
  const { uid } = result.user;
  if (uid !== user.uid) {
    await ui.waitFor(auth.discard(result.additionalUserInfo?.isNewUser ? { deleteAccount: uid } : {}));
    return { feedback: { notice: accountText('differentAccount', { account: nameAccount(user) }) } };
  }
  const openingPage = findOpeningPage(globalThis as unknown as BrowserWindow);
  const committed = await ui.finish(auth.commit(openingPage?.sessionStorage, uid));
  if (!committed.ok) {
    await ui.finish(auth.discard());
    return { feedback: { notice: explainRefusal(committed.error) } };
  }
  if (next) return { next };
  keepSuccessUrl(tools);
  openSuccessUrl(tools, { ...result, user: committed.value, operationType: 'reauthenticate' });
  return { next: null };
}

/** Stores the success URL from the address of the page, for the next sign-in. */
export function keepSuccessUrl({ page, settings }: Pick<Tools, 'page' | 'settings'>): void {
  const { address, base, storage } = page;
  const requestedUrl = address.searchParams.get(settings.successUrlParameter) ?? '';
  const successUrl = requestedUrl ? parseOwnUrl(requestedUrl, address, base) : null;
  if (successUrl && storage) storedRedirectUrl.keep(storage, successUrl, requestedUrl);
}
