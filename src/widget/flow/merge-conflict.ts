import { screen } from './screen.ts';

/**
 * The guest cannot be upgraded: the account is somebody's already. The app decides (spec §3 signInFailure, reference
 * §2.8 "CONFLICT"); the widget waits for it and goes.
 */
export const mergeConflict = screen({
  name: 'mergeConflict',
  leadsTo: [],
  async run({ ui, auth, settings, text }, { credential }) {
    ui.wait('page');
    await ui.finish(auth.discard());
    await settings.config.callbacks?.signInFailure?.({
      code: 'firebaseui/anonymous-upgrade-merge-conflict',
      message: text.mergeConflict,
      credential,
    });
    ui.leave();
    return null;
  },
});
