import { screen } from './screen.ts';

/** Try resetting your password again: the code is used up, too old or none (reference §1.2 #22). */
export const passwordResetFailure = screen({
  name: 'passwordResetFailure',
  leadsTo: [],
  async run({ ui, text, page }) {
    page.forgetHidden();
    await ui.show({ title: text.tryResettingAgain, body: [text.resetExpired] });
    return null;
  },
});
