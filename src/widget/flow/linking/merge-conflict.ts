import type { MergeConflict } from '../../config/ui-config.ts';
import type { Tools } from '../screen.ts';
import { screen } from '../screen.ts';

/**
 * The guest cannot be upgraded: the account is somebody's already. The app decides (spec §3 signInFailure, reference
 * §2.8 "CONFLICT"); the widget waits for it and goes.
 */
export const mergeConflict = screen({
  name: 'mergeConflict',
  leadsTo: [],
  async run(tools, { credential }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    await ui.finish(auth.discard());
    await ui.finish(
      handOver(tools, {
        code: 'firebaseui/anonymous-upgrade-merge-conflict',
        message: text.mergeConflict,
        credential,
      }),
    );
    ui.clear();
    return null;
  },
});

async function handOver({ settings }: Tools, conflict: MergeConflict): Promise<void> {
  try {
    await settings.config.callbacks?.signInFailure?.(conflict);
  } catch (error) {
    reportError(error); // The app's own fault (reference Q40): there is nobody else to deal with it.
  }
}
