import type { Feedback } from '../../refusals.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { callPasskeys, openPasskeys } from './call-passkeys.ts';
import { explainPasskeyRefusal } from './passkey-errors.ts';

/** Changes the name of a passkey. */
export const passkeyRename = defineScreen({
  name: 'passkeyRename',
  leadsTo: ['account', 'identityConfirmation', 'passkeys'],
  async run(tools, { passkey, name }) {
    const { ui, text } = tools;
    const opened = await openPasskeys(tools);
    if (!opened) return to('account', {});
    let feedback: Feedback = {};
    while (true) {
      const { action, values } = await ui.show({
        title: accountText('renamePasskey'),
        fields: {
          name: {
            kind: 'text',
            label: accountText('passkeyName'),
            value: name ?? passkey.name,
            autocomplete: 'off',
            maxLength: 64,
            missing: accountText('passkeyNameWrong'),
          },
        },
        actions: { cancel: secondary(text.cancel), save: primary(text.save) },
        focus: 'name',
        ...feedback,
      });
      if (action === 'cancel') return to('passkeys', {});
      const renamed = await ui.waitFor(
        callPasskeys(tools, opened, (app, user) => app.rename(user, passkey.id, values.name)),
      );
      if (renamed.ok) return to('passkeys', { notice: accountText('passkeyRenamed') });
      const { error } = renamed;
      // Another tab has removed the passkey.
      if (error.code === 'auth/not-found') return to('passkeys', { notice: accountText('passkeyRemoved') });
      const next = accountRefused(error, to('passkeyRename', { passkey, name: values.name }));
      if (next) return next;
      const message = explainPasskeyRefusal(error);
      feedback = error.code === 'auth/invalid-argument' ? { errors: { name: message } } : { notice: message };
    }
  },
});
