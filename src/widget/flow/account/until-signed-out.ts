import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Screen, ScreenName, Tools } from '../../screen/screen.ts';
import type { Ui } from '../../ui.ts';
import { forgetOpenedAccount } from './open-account.ts';

/**
 * Makes a screen of the account page run again when the app's user is signed out while the screen waits for the
 * visitor, for example from another device. The screen then finds no user, and leads to a new sign-in, without a
 * message: the visitor may have signed out herself, in another tab. After "Done", the text "You are logged in." stays,
 * because the visitor has left the account page.
 *
 * @param screen a screen that looks for the app's user before it shows anything
 */
export const untilSignedOut = <N extends ScreenName>(screen: Screen<N>): Screen<N> => ({
  ...screen,
  async run(tools, input) {
    while (true) {
      const watch = watchSignOut(tools.auth);
      const show: Ui['show'] = (content, ...options) => {
        const shown = tools.ui.show(content, ...options);
        return 'isEnd' in content ? shown : Promise.race([shown, watch.signedOut]);
      };
      // Inherit from `tools`. A copy would keep the `settings` of the old tenant.
      const watched = Object.create(tools, { ui: { value: { ...tools.ui, show } } }) as Tools;
      try {
        return await screen.run(watched, input);
      } catch (error) {
        if (error !== watch.reason) throw error;
        forgetOpenedAccount(tools.auth);
      } finally {
        watch.stop();
      }
    }
  },
});

/** Returns a promise that rejects with `reason` when the app has no user any more. */
function watchSignOut(auth: Pick<AuthBackend, 'observeSession'>) {
  const reason = new Error(); // Never shown: `untilSignedOut` catches it.
  let stop = (): void => {};
  const signedOut = new Promise<never>((_, reject) => {
    let hasUser = false;
    stop = auth.observeSession((user) => {
      if (hasUser && user === null) reject(reason);
      hasUser = user !== null;
    });
  });
  signedOut.catch(() => {}); // Prevent an unhandled rejection if the screen is busy or has ended.
  return { reason, signedOut, stop };
}
