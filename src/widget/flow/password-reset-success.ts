import { ownUrl } from '../safe-url.ts';
import { primary } from './actions.ts';
import { screen, to } from './screen.ts';

/** Password changed; goes on where the mail said, if that is the app's own address (reference §1.2 #21, §11.2). */
export const passwordResetSuccess = screen({
  name: 'passwordResetSuccess',
  leadsTo: ['start'],
  async run({ ui, text, page }, { continueUrl }) {
    page.forgetHidden();
    const target = continueUrl === null ? null : ownUrl(continueUrl, page.address);
    await ui.show({
      title: text.passwordChanged,
      body: [text.passwordChangedBody],
      ...(target ? { actions: { continue: primary(text.continue) }, focus: 'continue' } : {}),
    });
    if (target) page.navigate(target);
    return to('start', {});
  },
});
