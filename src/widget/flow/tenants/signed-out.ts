import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../parts/actions.ts';
import { appUser } from '../finish/app-user.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { screen, to } from '../screen.ts';

/**
 * Signs out, and says so: mode `signOut` leads here (reference §1.2 #37, §2.11 "completeSignOut"). Whoever is signed in
 * is asked: the link may be anybody's.
 */
export const signedOut = screen({
  name: 'signedOut',
  leadsTo: ['start'],
  async run(tools) {
    const { ui, auth, text, page } = tools;
    ui.showProgress('page');
    const user = await ui.waitFor(appUser(auth));
    const wasSomebody = user.ok && user.value !== null;
    if (wasSomebody) {
      const { action } = await ui.show({
        title: text.signOut,
        body: [text.signOutQuestion],
        actions: { cancel: secondary(text.cancel), signOut: primary(text.signOut) },
        focus: 'signOut',
      });
      if (action === 'cancel') {
        page.forgetHidden();
        return goOnSignedIn(tools);
      }
    }
    while (true) {
      const out = await ui.waitFor(auth.signOut());
      if (out.ok) break;
      await ui.show({
        title: text.errorEncountered,
        body: [explainRefusal(out.error, text)],
        actions: { retry: primary(text.retry) },
        focus: 'retry',
      });
    }
    // Whoever was signed in until now is told by the next widget: the app takes this one away with the session.
    if (!wasSomebody) page.forgetHidden();
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
