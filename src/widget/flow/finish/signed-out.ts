import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { callUntilFinal } from './call-with-retries.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { continueSignedIn, getAppUser } from './signed-in-user.ts';

/**
 * Signs the visitor out (widget mode `signOut`, reference §1.2 #37, §2.11 "completeSignOut"). Any page can contain a
 * link to this mode, so the screen first asks the visitor whether to sign out.
 */
export const signedOut = defineScreen({
  name: 'signedOut',
  leadsTo: ['start'],
  async run(tools) {
    const { ui, auth, text, settings, page } = tools;
    ui.showProgress('page');
    const user = await ui.waitFor(getAppUser(auth));
    const wasSignedIn = user.ok && user.value !== null;
    if (wasSignedIn) {
      const { action } = await ui.show({
        title: text.signOut,
        body: [text.signOutQuestion],
        actions: { cancel: secondary(text.cancel), signOut: primary(text.signOut) },
        focus: 'signOut',
      });
      if (action === 'cancel') {
        page.forgetHidden();
        return continueSignedIn(tools);
      }
    }
    const signOut = async () => {
      await auth.signOut();
      if (wasSignedIn) forgetVisitor(settings);
    };
    await callUntilFinal(
      tools,
      () => ui.waitFor(signOut()),
      () => false,
    );
    // If no user was signed in, delete the mode `signOut` from the history entry. After a sign-out, keep the mode: the
    // app may mount a new widget, which must read the mode to show this screen again.
    if (!wasSignedIn) page.forgetHidden();
    await ui.show({
      title: text.signOut,
      body: [text.signedOut],
      actions: { signIn: primary(text.signIn) },
      focus: 'signIn',
    });
    page.forgetHidden();
    return to('start', {});
  },
});
