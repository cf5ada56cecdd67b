import { explain } from '../messages/explain.ts';
import { screen, to } from './screen.ts';

/** Signs out, and says so: mode `signOut` leads here (reference §1.2 #37, §2.11 "completeSignOut"). */
export const signedOut = screen({
  name: 'signedOut',
  leadsTo: ['recoverableError'],
  async run({ ui, auth, text }) {
    ui.wait('page');
    const out = await ui.busy(auth.signOut());
    if (!out.ok) return to('recoverableError', { message: explain(out.error, text) });
    await ui.show({ title: text.signOut, body: [text.signedOut] });
    return null;
  },
});
