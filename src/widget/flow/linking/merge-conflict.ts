import type { MergeConflict } from '../../config/ui-config.ts';
import { translate } from '../../messages/translate.ts';
import { defineScreen, type Tools } from '../../screen/screen.ts';
import { reportAppError } from '../../report-app-error.ts';

/**
 * Ends the flow for a guest who cannot be upgraded to an existing account. The app's callback decides what to do with
 * the account's credential (spec §3 signInFailure, reference §2.8 "CONFLICT").
 */
export const mergeConflict = defineScreen({
  name: 'mergeConflict',
  leadsTo: [],
  async run(tools, { credential }) {
    const { ui, auth, text, language, page } = tools;
    ui.showProgress('page');
    await page.goToFirstEntry?.();
    // `waitWithDialog` adds the text after the page is drawn: screen readers announce only a text that is added to an
    // element of the page. No `await` here: if the widget stops, it never ends, but `discard` must run.
    void ui.waitWithDialog(text.signingIn, Promise.resolve());
    await ui.finish(auth.discard());
    const forApp = credential && (await ui.finish(auth.toAppCredential(credential)));
    await ui.finish(
      callSignInFailure(tools, {
        code: 'firebaseui/anonymous-upgrade-merge-conflict',
        message: translate(text.mergeConflict, language()),
        credential: forApp?.ok ? forApp.value : null,
      }),
    );
    ui.clear();
    return null;
  },
});

async function callSignInFailure({ settings }: Tools, conflict: MergeConflict): Promise<void> {
  try {
    await settings.config.callbacks?.signInFailure?.(conflict);
  } catch (error) {
    reportAppError(error); // The app's callback has thrown an error (reference Q40). Report it to the developer.
  }
}
