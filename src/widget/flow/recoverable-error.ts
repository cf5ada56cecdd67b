import { primary } from './actions.ts';
import type { FirstTools } from './screen.ts';
import { screen, to } from './screen.ts';

/** Error encountered, and the visitor may begin again (reference §1.2 #31). */
export const recoverableError = screen({
  name: 'recoverableError',
  leadsTo: ['start'],
  async run({ ui, text }: FirstTools, { message }) {
    await ui.show({
      title: text.errorEncountered,
      body: [message],
      actions: { retry: primary(text.retry) },
      focus: 'retry',
    });
    return to('start', {});
  },
});
