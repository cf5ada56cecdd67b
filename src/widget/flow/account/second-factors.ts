import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Choice } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { formatNumber } from '../../messages/format-number.ts';
import { accountText } from './account-text.ts';
import { callOperation } from './change-account.ts';
import { confirmRemoval } from './confirm-removal.ts';
import { countBackupCodes } from './count-backup-codes.ts';
import { key, plus } from './icons.ts';
import { listFactors } from './list-factors.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { showSuccess } from './success-notice.ts';

/** Name of the action that adds a second factor. */
const ADD = 'add';

/** Name of the action that opens the backup codes. */
const BACKUP_CODES = 'backupCodes';

/**
 * Lists the second factors of the account. The visitor removes one, or adds another. If the backend cannot change
 * accounts, she can only add one.
 */
export const secondFactors = defineScreen({
  name: 'secondFactors',
  leadsTo: ['account', 'secondFactorEnrolment', 'secondFactors', 'backupCodes', 'identityConfirmation'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    const add = text.addSecondFactor;
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const factors = listFactors(auth.enrolledFactors(), tools, auth.loadAccountOperations !== undefined);
    const removals = factors.flatMap(({ uid, removal }) => (removal ? [[uid, removal] as const] : []));
    const kept = factors.filter(({ removal }) => !removal);
    const codes = factors.length === 0 ? null : await describeBackupCodes(tools, opened);
    const { action } = await ui.show({
      title: accountText('secondSteps'),
      body: factors.length === 0 ? [accountText('noSecondStep')] : kept.map(({ name }) => [{ strong: name }]),
      choices: {
        ...Object.fromEntries(removals),
        [ADD]: { label: add, shortLabel: add, icon: '', iconPaths: plus, color: '' },
        ...(codes && { [BACKUP_CODES]: codes }),
      },
      actions: { cancel: secondary(text.back), done: secondary(text.done) },
      ...showSuccess(notice),
    });
    if (action === 'done') return continueSignedIn(tools);
    if (action === 'cancel') return to('account', {});
    if (action === BACKUP_CODES) return to('backupCodes', {});
    const factor = factors.find(({ uid }) => uid === action);
    if (!factor) return to('secondFactorEnrolment', { from: 'account', uid: opened.user.uid });
    return confirmRemoval(tools, {
      title: accountText('removeStep', { step: factor.name }),
      body: [accountText('stepRemovalExplained')],
      list: to('secondFactors', {}),
      remove: async () => {
        const removed = await removeFactor(tools, opened.user, factor.uid);
        return removed.ok
          ? { ok: true, value: to('secondFactors', { notice: accountText('stepRemoved', { step: factor.name }) }) }
          : removed;
      },
      explain: (error) => ({ notice: explainRefusal(error) }),
    });
  },
});

/**
 * Returns the button that opens the backup codes. Its badge shows how many are left, unless they cannot be counted.
 * Returns null if the app has no backup codes.
 */
async function describeBackupCodes(tools: Tools, { user, settings }: OpenAccount): Promise<Choice<Phrase> | null> {
  const { backupCodes } = settings.config;
  if (!backupCodes) return null;
  const label = accountText('backupCodes');
  const counted = await tools.ui.waitFor(countBackupCodes(tools, user, backupCodes));
  const badge = counted.ok ? accountText('backupCodesLeft', { count: formatNumber(counted.value) }) : undefined;
  return { label, shortLabel: label, icon: '', iconPaths: key, color: '', badge };
}

async function removeFactor(tools: Tools, user: AuthUser, factorUid: string): Promise<Outcome<void>> {
  const { ui, auth } = tools;
  const removed = await ui.waitFor(callOperation(tools, user, (account) => account.removeSecondFactor(factorUid)));
  // If another tab has removed the factor, load the user again, so that the list no longer shows the factor.
  return removed.ok || removed.error.code !== 'auth/multi-factor-info-not-found'
    ? removed
    : ui.waitFor(auth.revalidateSession());
}
