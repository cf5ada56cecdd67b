import type { Messages } from '../../messages/messages.ts';
import { primary } from '../parts/actions.ts';
import { begin } from '../start/begin.ts';
import type { Tools } from '../screen.ts';
import { screen } from '../screen.ts';

const leadsTo = ['signIn', 'providerSignIn', 'phoneSignInStart'] as const;

/** The link may be used only where it was asked for (reference §1.2 #12). */
export const differentDeviceError = screen({
  name: 'differentDeviceError',
  leadsTo,
  run: (tools) => beginAnew(tools, ({ newDevice, useSameDevice }) => [newDevice, useSameDevice]),
});

/** The guest whom this link was to upgrade is gone (reference §1.2 #13). */
export const anonymousSessionEnded = screen({
  name: 'anonymousSessionEnded',
  leadsTo,
  run: (tools) => beginAnew(tools, ({ sessionEnded, sessionCleared }) => [sessionEnded, sessionCleared]),
});

/** Says that the link leads nowhere here; all that is left is to begin again. */
async function beginAnew({ ui, text, settings, page }: Tools, words: (text: Messages) => readonly [string, string]) {
  page.forgetHidden();
  const [title, body] = words(text);
  await ui.show({ title, body: [body], actions: { dismiss: primary(text.dismiss) }, focus: 'dismiss' });
  return begin(settings);
}
