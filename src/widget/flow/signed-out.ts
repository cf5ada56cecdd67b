import { screen } from './screen.ts';

/** You are now successfully signed out (reference §1.2 #37). */
export const signedOut = screen({
  name: 'signedOut',
  leadsTo: [],
  async run({ ui, text }) {
    await ui.show({ title: text.signOut, body: [text.signedOut] });
    return null;
  },
});
