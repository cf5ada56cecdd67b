import type { FirstTools } from './screen.ts';
import { screen } from './screen.ts';

/** Error encountered, and there is no way on (reference §1.2 #32). */
export const unrecoverableError = screen({
  name: 'unrecoverableError',
  leadsTo: [],
  async run({ ui, text }: FirstTools, { message }) {
    await ui.show({ title: text.errorEncountered, body: [message] });
    return null;
  },
});
