import { primary } from '../parts/actions.ts';
import { firstScreen, to } from '../screen.ts';

/** Error encountered, and the visitor may begin again (reference §1.2 #31). */
export const recoverableError = firstScreen({
  name: 'recoverableError',
  leadsTo: ['start'],
  async run({ ui, text }, { message }) {
    await ui.show({
      title: text.errorEncountered,
      body: [message],
      actions: { retry: primary(text.retry) },
      focus: 'retry',
    });
    return to('start', {});
  },
});
