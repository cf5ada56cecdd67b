import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { AccountBackupCodes } from '../../config/ui-config.ts';
import type { Description } from '../../description.ts';
import { formatNumber } from '../../messages/format-number.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { callAppForUser } from '../account/call-app-for-user.ts';
import { countBackupCodes } from '../account/index.ts';
import { openAccount } from '../account/open-account.ts';
import { readCodes } from './read-codes.ts';
import { showCodes } from './show-codes.ts';

/** Shows how many backup codes a signed-in visitor has left, and creates new codes. */
export const backupCodes = defineScreen({
  name: 'backupCodes',
  leadsTo: ['account', 'identityConfirmation', 'secondFactors'],
  async run(tools) {
    const { ui, text } = tools;
    const opened = await openAccount(tools);
    const app = opened?.settings.config.backupCodes;
    if (!opened || !app) return to('account', {});
    const counted = await countCodes(tools, opened.user, app);
    if ('next' in counted) return counted.next;
    let feedback: Pick<Description<Phrase>, 'notice'> = {};
    while (true) {
      const { action } = await ui.show({
        title: accountText('backupCodes'),
        body: [
          accountText('backupCodesExplained'),
          accountText('backupCodesLeft', { count: formatNumber(counted.left) }),
        ],
        // Neither action is primary, so the Enter key alone does not replace the codes.
        actions: { cancel: secondary(text.back), create: secondary(accountText('createBackupCodes')) },
        ...feedback,
      });
      if (action === 'cancel') return to('secondFactors', {});
      const created = await ui.waitFor(
        callAppForUser(tools, opened.user, async (user) => readCodes(await app.create(user))),
      );
      if (created.ok) {
        await showCodes(tools, created.value);
        return to('secondFactors', {});
      }
      const next = accountRefused(created.error, to('backupCodes', {}));
      if (next) return next;
      feedback = { notice: explainRefusal(created.error) };
    }
  },
});

/** Returns the number of codes. After an error, the visitor can try again. If she leaves, returns the next screen. */
async function countCodes(tools: Tools, user: AuthUser, app: AccountBackupCodes) {
  const { ui, text } = tools;
  while (true) {
    const counted = await ui.waitFor(countBackupCodes(tools, user, app));
    if (counted.ok) return { left: counted.value };
    const next = accountRefused(counted.error, to('backupCodes', {}));
    if (next) return { next };
    const { action } = await ui.show({
      title: accountText('backupCodes'),
      actions: { cancel: secondary(text.back), retry: primary(text.retry) },
      notice: explainRefusal(counted.error),
    });
    if (action === 'cancel') return { next: to('secondFactors', {}) };
  }
}
