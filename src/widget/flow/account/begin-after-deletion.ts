import { to, type Tools } from '../../screen/screen.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { accountText } from './account-text.ts';

/** Returns the first screen of a sign-in, which says that the account has been deleted. */
export function beginAfterDeletion({ page, settings }: Pick<Tools, 'page' | 'settings'>) {
  if (page.storage) clearPendingCredential(page.storage);
  if (settings.config.tenants) return to('projectCheck', {});
  return beginSignIn(settings, { notice: accountText('accountDeleted') });
}
