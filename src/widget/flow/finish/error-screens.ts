import { primary } from '../../screen/controls.ts';
import { defineFirstScreen, to } from '../../screen/screen.ts';

/** Shows an error after which the visitor can start again (reference §1.2 #31). */
export const recoverableError = defineFirstScreen({
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
