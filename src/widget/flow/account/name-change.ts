import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { nameField } from '../../screen/later-controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { accountText } from './account-text.ts';
import { changeAccount } from './change-account.ts';
import { openAccount } from './open-account.ts';

/** Changes the display name. */
export const nameChange = defineScreen({
  name: 'nameChange',
  leadsTo: ['account', 'identityConfirmation'],
  async run(tools, { name, notice }) {
    const { ui, text } = tools;
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const { user } = opened;
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action, values } = await ui.show({
        title: accountText('changeName'),
        fields: { name: nameField(text, name ?? user.displayName ?? '') },
        actions: { cancel: secondary(text.cancel), save: primary(text.save) },
        focus: 'name',
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      const changed = await changeAccount(
        tools,
        user,
        (operations) => operations.changeName(values.name),
        to('nameChange', { name: values.name }),
      );
      if (changed.ok) return to('account', { notice: accountText('nameChanged') });
      if (changed.next) return changed.next;
      feedback = { notice: explainRefusal(changed.error) };
    }
  },
});
