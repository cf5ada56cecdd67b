import type { MergeConflict } from '../../config/ui-config.ts';
import { defineScreen, type Tools } from '../../screen/screen.ts';

/**
 * The guest cannot be upgraded, because the credential belongs to an account already. The app's callback decides what to
 * do with it (spec §3 signInFailure, reference §2.8 "CONFLICT"), and ends the flow.
 */
export const mergeConflict = defineScreen({
  name: 'mergeConflict',
  leadsTo: [],
  async run(tools, { credential }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    await ui.finish(auth.discard());
    await ui.finish(
      callSignInFailure(tools, {
        code: 'firebaseui/anonymous-upgrade-merge-conflict',
        message: text.mergeConflict,
        credential,
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
    reportError(error); // A bug in the app (reference Q40), which the widget cannot handle.
  }
}
