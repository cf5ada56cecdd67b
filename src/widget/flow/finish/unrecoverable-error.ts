import { defineScreen } from '../../screen/screen.ts';

/** Shows an error that ends the flow (reference §1.2 #32). */
export const unrecoverableError = defineScreen({
  name: 'unrecoverableError',
  leadsTo: [],
  async run({ ui, text }, { message }) {
    await ui.show({ title: text.errorEncountered, body: [message] });
    return null;
  },
});
