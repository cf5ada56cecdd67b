import { ChunkLoadError, loadChunk } from '../load-chunk.ts';
import type { GoogleId } from './google-id.ts';
import { ScriptError } from './script-error.ts';
import { reportAppError } from '../report-app-error.ts';

/** An offer of One Tap. The offer ends when `withdraw` is called. */
export interface OneTap {
  /** Resolves with the visitor's Google ID token once the visitor accepts the offer. Stays pending otherwise. */
  readonly idToken: Promise<string>;
  withdraw(): void;
}

export interface OneTapOptions {
  readonly clientId: string;
  /** If true, and if no user is signed in, One Tap may sign in a visitor without a click. */
  readonly autoSelect: boolean;
}

/**
 * Offers One Tap as soon as Google's library is loaded. Logs a message if the library cannot be loaded.
 *
 * @param isSignedIn resolves with true if the app has a user. The automatic sign-in is then turned off, because it
 *   would replace this user
 */
export function offerOneTap({ clientId, autoSelect }: OneTapOptions, isSignedIn: () => Promise<boolean>): OneTap {
  const controller = new AbortController();
  const { signal } = controller;
  let library: GoogleId | undefined;

  async function offer(onAccept: (idToken: string) => void): Promise<void> {
    const { loadGoogleId } = await loadChunk(import('./load-library.ts'), signal);
    const google = await loadGoogleId(signal);
    const replacesUser = autoSelect && (await isSignedIn());
    if (signal.aborted) return;
    library = google;
    google.initialize({
      client_id: clientId,
      auto_select: autoSelect && !replacesUser,
      use_fedcm_for_prompt: true,
      callback({ credential }) {
        if (!signal.aborted) onAccept(credential);
      },
    });
    google.prompt();
  }

  const idToken = new Promise<string>((resolve) => {
    offer(resolve).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof ScriptError) && !(error instanceof ChunkLoadError)) return reportAppError(error);
      console.info(`[doorstep] One Tap is not offered: ${error.message}`);
    });
  });
  return {
    idToken,
    withdraw() {
      controller.abort();
      library?.cancel();
    },
  };
}
