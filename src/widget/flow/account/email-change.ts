import { showRefusal, type Feedback } from '../../refusals.ts';
import { emailField, primary, secondary } from '../../screen/controls.ts';
import { mailboxLink } from '../../screen/mailbox-link.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { accountText } from './account-text.ts';
import { changeAccount } from './change-account.ts';
import { openAccount } from './open-account.ts';

/** Asks for the new email, and mails a link to it. */
export const emailChange = defineScreen({
  name: 'emailChange',
  leadsTo: ['account', 'emailChangeSent', 'identityConfirmation'],
  async run(tools, { email: initialEmail, notice, isSubmitted, submittedBy }) {
    const { ui, text, page } = tools;
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const { user } = opened;
    let feedback: Feedback = notice === undefined ? {} : { notice };
    let submitted = isSubmitted && submittedBy === user.uid ? initialEmail : undefined;
    while (true) {
      if (submitted === undefined) {
        const { action, values } = await ui.show({
          title: accountText('changeYourEmail'),
          fields: { email: { ...emailField(text, initialEmail), label: accountText('newEmail') } },
          actions: { cancel: secondary(text.cancel), save: primary(text.save) },
          focus: 'email',
          ...feedback,
        });
        if (action === 'cancel') return to('account', {});
        submitted = values.email;
      }
      const email = submitted;
      submitted = undefined;
      if (email.toLowerCase() === user.email?.toLowerCase()) {
        feedback = { errors: { email: accountText('sameEmail') } };
        continue;
      }
      const changed = await changeAccount(
        tools,
        user,
        (operations) => operations.changeEmail(email, { continueUrl: page.address.href }),
        to('emailChange', { email, isSubmitted: true, submittedBy: user.uid }),
      );
      if (changed.ok) return to('emailChangeSent', { email });
      if (changed.next) return changed.next;
      feedback = showRefusal(changed.error, 'emailChange');
    }
  },
});

/** Asks the visitor to open the link that was mailed to her new email. */
export const emailChangeSent = defineScreen({
  name: 'emailChangeSent',
  leadsTo: ['account'],
  async run(tools, { email }) {
    const { ui, text } = tools;
    await ui.show({
      title: text.checkYourEmail,
      body: [accountText('emailChangeSent', { email }), ...mailboxLink(tools, email)],
      actions: { done: primary(text.done) },
      focus: 'done',
    });
    return to('account', {});
  },
});
