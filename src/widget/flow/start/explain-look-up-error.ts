import type { AuthError } from '../../../adapters/auth-error.ts';
import { loadMessages } from '../../load-messages.ts';
import type { Phrase } from '../../messages/phrase.ts';
import type { FirstTools } from '../../screen/screen.ts';

/**
 * Returns the message for a failed look-up of an email's sign-in methods. Loads the messages first.
 *
 * @param load loads the messages; tests pass a stub
 */
export async function explainLookUpError(
  { ui, text }: FirstTools,
  error: AuthError,
  load = loadMessages,
): Promise<Phrase> {
  const networkError = text.networkRequestFailed;
  // Do not load the other messages after a network error, because loading would fail, too.
  if (error.code === 'auth/network-request-failed') return networkError;
  const loading = load().then(
    ({ explainRefusal }) => explainRefusal(error),
    (cause: unknown) => {
      console.info('[doorstep]', cause);
      return text.partMissing;
    },
  );
  const message = await ui.waitFor(loading);
  // If the visitor stops waiting while the messages are loading, return `networkError`, which is already loaded.
  return message.ok ? message.value : networkError;
}
