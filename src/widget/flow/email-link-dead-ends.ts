import { primary } from './actions.ts';
import { begin } from './begin.ts';
import { screen } from './screen.ts';

/** The link may be used only where it was asked for (reference §1.2 #12). */
export const differentDeviceError = screen({
  name: 'differentDeviceError',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart'],
  async run({ ui, text, settings, page }) {
    page.forgetHidden();
    await ui.show({
      title: text.newDevice,
      body: [text.useSameDevice],
      actions: { dismiss: primary(text.dismiss) },
      focus: 'dismiss',
    });
    return begin(settings);
  },
});

/** The guest whom this link was to upgrade is gone (reference §1.2 #13). */
export const anonymousSessionEnded = screen({
  name: 'anonymousSessionEnded',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart'],
  async run({ ui, text, settings, page }) {
    page.forgetHidden();
    await ui.show({
      title: text.sessionEnded,
      body: [text.sessionCleared],
      actions: { dismiss: primary(text.dismiss) },
      focus: 'dismiss',
    });
    return begin(settings);
  },
});
