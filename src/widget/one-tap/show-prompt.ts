import { loadGoogleId } from './load-library.ts';
import { oneTapPlace } from './one-tap-place.ts';

export interface OneTapOptions {
  readonly clientId: string;
  /** If true, and if no user is signed in, One Tap may sign in a visitor without a click. */
  readonly autoSelect: boolean;
}

/**
 * Loads Google's library and shows One Tap. Resolves when One Tap is shown, or when the signal is aborted.
 *
 * @param isSignedIn resolves with true if the app has a user. One Tap then signs in only after a click, because an
 *   automatic sign-in would replace this user
 * @param signal removes One Tap when it is aborted
 * @param onAccept receives the visitor's Google ID token
 * @throws ScriptError (rejects) if the library cannot be loaded
 */
export async function showPrompt(
  { clientId, autoSelect }: OneTapOptions,
  isSignedIn: () => Promise<boolean>,
  signal: AbortSignal,
  onAccept: (idToken: string) => void,
): Promise<void> {
  const google = await loadGoogleId(signal);
  const replacesUser = autoSelect && (await isSignedIn());
  if (signal.aborted) return;
  signal.addEventListener('abort', () => google.cancel());
  google.initialize({
    client_id: clientId,
    auto_select: autoSelect && !replacesUser,
    use_fedcm_for_prompt: true,
    ...oneTapPlace,
    callback({ credential }) {
      if (!signal.aborted) onAccept(credential);
    },
  });
  google.prompt();
}
