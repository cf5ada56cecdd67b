import { to, type Tools } from '../../screen/screen.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { accountText } from './account-text.ts';
import type { SignOutReason } from './sign-out-reasons.ts';

const notices = { deleted: 'accountDeleted', everywhere: 'signedOutEverywhere' } as const;

/**
 * Returns the first screen of a sign-in, which says that the account has been deleted, or that the visitor is signed
 * out on all devices. In an app with `tenants`, the first screen does not say this.
 */
export function beginSignedOut(
  { page, settings }: Pick<Tools, 'page' | 'settings'>,
  reason: Exclude<SignOutReason, 'signedOut'>,
) {
  if (page.storage) clearPendingCredential(page.storage);
  if (settings.config.tenants) return to('projectCheck', {});
  return beginSignIn(settings, { notice: accountText(notices[reason]) });
}
