import type { Description } from '../../description.ts';
import { fill, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { callPasskeys, openPasskeys, type OpenPasskeys } from './call-passkeys.ts';
import { createAddition, listPasskeyChoices } from './describe-passkeys.ts';
import { explainPasskeyRefusal } from './passkey-errors.ts';
import { readPasskeys } from './read-passkeys.ts';
import { showSuccess } from '../account/success-notice.ts';

/** Name of the action that adds a passkey. */
const ADD = 'add';

/** Lists the passkeys of the account. The visitor opens one, or adds another. */
export const passkeys = defineScreen({
  name: 'passkeys',
  leadsTo: ['account', 'identityConfirmation', 'passkey', 'passkeys'],
  async run(tools, { notice }) {
    const { ui, text } = tools;
    const opened = await openPasskeys(tools);
    if (!opened) return to('account', {});
    const loaded = await loadPasskeys(tools, opened);
    if ('next' in loaded) return loaded.next;
    const { list } = loaded;
    const choices = listPasskeyChoices(list);
    const canAdd = opened.passkeys.isSupported !== false;
    let feedback = showSuccess(notice);
    while (true) {
      const { action } = await ui.show({
        title: accountText('passkeys'),
        body: [
          ...(list.length === 0 ? [accountText('noPasskey')] : []),
          ...(canAdd ? [] : [accountText('passkeysUnsupported')]),
        ],
        choices: { ...choices, ...(canAdd && { [ADD]: createAddition() }) },
        actions: { cancel: secondary(text.back), done: secondary(text.done) },
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      if (action === 'done') return continueSignedIn(tools);
      const passkey = list[Object.keys(choices).indexOf(action)];
      if (passkey) return to('passkey', { passkey });
      const added = await ui.waitWithChoices(callPasskeys(tools, opened, (app, user) => app.add(user)));
      // Open the screen again, so that it loads the list again and moves the focus to the title.
      if (added.ok && added.value) return to('passkeys', { notice: accountText('passkeyAdded') });
      if (added.ok) {
        feedback = { notice: accountText('passkeyNotAdded') };
        continue;
      }
      const { error } = added;
      if (error.code === 'auth/unverified-email') return verifyEmail(tools, opened);
      const next = accountRefused(error, to('passkeys', {}));
      if (next) return next;
      feedback = { notice: explainPasskeyRefusal(error) };
    }
  },
});

/** Returns the list of passkeys. After an error, the visitor can try again. If she leaves, returns the next screen. */
async function loadPasskeys(tools: Tools, opened: OpenPasskeys) {
  const { ui, text } = tools;
  while (true) {
    const listed = await ui.waitFor(
      callPasskeys(tools, opened, async (app, user) => readPasskeys(await app.list(user))),
    );
    if (listed.ok) return { list: listed.value };
    const next = accountRefused(listed.error, to('passkeys', {}));
    if (next) return { next };
    const { action } = await ui.show({
      title: accountText('passkeys'),
      actions: { cancel: secondary(text.back), retry: primary(text.retry) },
      notice: explainPasskeyRefusal(listed.error),
    });
    if (action === 'cancel') return { next: to('account', {}) };
  }
}

/** Offers to mail a link that verifies the visitor's email, because the app's server asks for a verified email. */
async function verifyEmail(tools: Tools, { user }: OpenPasskeys) {
  const { ui, auth, text, page } = tools;
  const email = { strong: user.email ?? '' };
  let feedback: Pick<Description<Phrase>, 'notice'> = {};
  // Draw a progress page first. The question is then a new form, and receives the focus.
  ui.showProgress('page');
  while (true) {
    const { action } = await ui.show({
      title: accountText('addPasskey'),
      body: [text.emailUnverified, fill(text.verificationMailWillBeSentTo, { email })],
      actions: { cancel: secondary(text.cancel), send: primary(text.send) },
      focus: 'send',
      ...feedback,
    });
    if (action === 'cancel') return to('passkeys', {});
    // The link in the mail leads back to this page.
    const sent = await ui.waitFor(auth.sendEmailVerification({ continueUrl: page.address.href }));
    if (sent.ok) {
      const notice = fill(text.verificationMailSentTo, { email: user.email ?? '' });
      return to('passkeys', { notice });
    }
    const next = accountRefused(sent.error, to('passkeys', {}));
    // Some backends do not sign the user out when the session has ended. Make sure that she is signed out, because the
    // next screen asks only a signed-out visitor to sign in.
    if (next?.name === 'account') await ui.waitFor(auth.revalidateSession());
    if (next) return next;
    feedback = { notice: explainRefusal(sent.error) };
  }
}
