import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { accountText } from '../account/account-text.ts';
import { confirmRemoval } from '../account/confirm-removal.ts';
import { callPasskeys, openPasskeys, type OpenPasskeys } from './call-passkeys.ts';
import { describeDates, listChanges } from './describe-passkeys.ts';
import { explainPasskeyRefusal } from './passkey-errors.ts';

/** Shows one passkey. The visitor renames or removes it. */
export const passkey = defineScreen({
  name: 'passkey',
  leadsTo: ['account', 'identityConfirmation', 'passkeyRename', 'passkeys'],
  async run(tools, input) {
    const { ui, text } = tools;
    const { id, name } = input.passkey;
    const opened = await openPasskeys(tools);
    if (!opened) return to('account', {});
    const { action } = await ui.show({
      title: name,
      body: describeDates(input.passkey),
      choices: listChanges(),
      actions: { cancel: secondary(text.back) },
    });
    if (action === 'cancel') return to('passkeys', {});
    if (action === 'rename') return to('passkeyRename', input);
    return confirmRemoval(tools, {
      title: accountText('removePasskey'),
      body: [[{ strong: name }], accountText('methodRemovalExplained')],
      list: to('passkeys', {}),
      remove: () => removePasskey(tools, opened, id),
      explain: (error) => ({ notice: explainPasskeyRefusal(error) }),
    });
  },
});

async function removePasskey(tools: Tools, opened: OpenPasskeys, id: string) {
  const removed = await tools.ui.waitFor(callPasskeys(tools, opened, (app, user) => app.remove(user, id)));
  // An earlier attempt, whose answer was lost, or another tab may have removed the passkey.
  return removed.ok || removed.error.code === 'auth/not-found'
    ? ({ ok: true, value: to('passkeys', { notice: accountText('passkeyRemoved') }) } as const)
    : removed;
}
