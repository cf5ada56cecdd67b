import { firstScreen } from '../screen.ts';

/** Error encountered, and there is no way on (reference §1.2 #32). */
export const unrecoverableError = firstScreen({
  name: 'unrecoverableError',
  leadsTo: [],
  async run({ ui, text }, { message }) {
    await ui.show({ title: text.errorEncountered, body: [message] });
    return null;
  },
});
