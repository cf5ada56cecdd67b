import { explain } from '../messages/explain.ts';
import { primary } from './actions.ts';
import { screen } from './screen.ts';

/** Signs out, and says so: mode `signOut` leads here (reference §1.2 #37, §2.11 "completeSignOut"). */
export const signedOut = screen({
  name: 'signedOut',
  leadsTo: [],
  async run({ ui, auth, text }) {
    ui.wait('page');
    while (true) {
      const out = await ui.busy(auth.signOut());
      if (out.ok) break;
      await ui.show({
        title: text.errorEncountered,
        body: [explain(out.error, text)],
        actions: { retry: primary(text.retry) },
        focus: 'retry',
      });
    }
    await ui.show({ title: text.signOut, body: [text.signedOut] });
    return null;
  },
});
