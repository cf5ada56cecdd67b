import { link, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { requireSignIn } from '../second-factor/enrolment-refused.ts';
import { accountChoices, listAccountChoices } from './account-choices.ts';
import { accountText } from './account-text.ts';
import { beginAfterDeletion } from './begin-after-deletion.ts';
import { departures } from './departures.ts';
import { openAccount } from './open-account.ts';

/** Lists what a signed-in visitor can change about her account (widget mode `account`). */
export const account = defineScreen({
  name: 'account',
  leadsTo: [...accountChoices, 'signedOut', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    const opened = await openAccount(tools);
    if (!opened) return openSignedOut(tools);
    if (departures.get(auth) === 'signedOut') departures.delete(auth); // The visitor has not signed out after all.
    const { user, settings } = opened;
    const { action } = await ui.show({
      title: accountText('yourAccount'),
      choices: listAccountChoices(user, { settings, text, canChange: auth.loadAccountOperations !== undefined }),
      actions: { signOut: link(text.signOut), done: secondary(text.done) },
      ...(notice === undefined ? {} : { notice }),
    });
    if (action === 'done') return continueSignedIn(tools);
    if (action !== 'signOut') return to(action, {});
    departures.set(auth, 'signedOut');
    return to('signedOut', {});
  },
});

/** Returns the screen for a visitor who is not signed in, or who has just signed out or deleted her account. */
function openSignedOut(tools: Tools) {
  const departure = departures.get(tools.auth);
  departures.delete(tools.auth);
  if (departure === 'signedOut') return to('signedOut', {});
  return departure === 'deleted' ? beginAfterDeletion(tools) : requireSignIn(tools);
}
