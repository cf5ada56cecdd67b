import { parametersToHide } from '../../widget/flow/start/address-parameters.ts';
import type { Page } from '../../widget/page.ts';
import { clearPendingCredential } from '../../widget/storage/pending-key.ts';
import { redirectStatus } from '../../widget/storage/redirect-status.ts';

/**
 * Storage key for the `instanceKey` of the `AuthUI` instance that was started last. A pending redirect belongs to this
 * instance.
 */
const KEY = 'doorstep:authUi';

/**
 * Stores the key of the `AuthUI` instance that was started last. After a redirect, {@link isRedirectPending} reads this
 * key.
 */
export function keepInstance({ storage }: Page, instanceKey: string): void {
  try {
    storage?.setItem(KEY, instanceKey);
  } catch {
    // Ignore the error. The key is needed only after a redirect, and the widget does not redirect if it cannot write to
    // the storage.
  }
}

/**
 * Returns true while a redirect of the `AuthUI` instance `instanceKey` is pending. Also returns true if a sign-in link
 * has opened the page.
 */
export function isRedirectPending(page: Page, instanceKey: string, modeParameter: string): boolean {
  const { address, storage } = page;
  if (isSignInLink(address, modeParameter)) return true;
  if (!storage || !redirectStatus.isPending(storage)) return false;
  return (storage.getItem(KEY) ?? instanceKey) === instanceKey;
}

/** Abandons a redirect or a sign-in link that is not completed yet (reference T164). */
export function abandonRedirect(page: Page, modeParameter: string): void {
  const { address, storage } = page;
  if (storage) {
    redirectStatus.clear(storage);
    clearPendingCredential(storage);
  }
  if (!isSignInLink(address, modeParameter)) return;
  page.hide([modeParameter, ...parametersToHide]);
  page.forgetHidden();
}

function isSignInLink({ searchParams }: URL, modeParameter: string): boolean {
  return searchParams.get(modeParameter)?.toLowerCase() === 'signin' && Boolean(searchParams.get('oobCode'));
}
