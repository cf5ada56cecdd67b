import { loadChunk } from '../load-chunk.ts';
import { reportAppError } from '../report-app-error.ts';
import type { OneTapOptions } from './show-prompt.ts';

/** An offer of One Tap. The offer ends when `withdraw` is called. */
export interface OneTap {
  /** Resolves with the visitor's Google ID token once the visitor accepts the offer. Stays pending otherwise. */
  readonly idToken: Promise<string>;
  withdraw(): void;
}

/**
 * Offers One Tap as soon as Google's library is loaded. Logs a message if the library cannot be loaded.
 *
 * @param isSignedIn resolves with true if the app has a user. One Tap then signs in only after a click, because an
 *   automatic sign-in would replace this user
 */
export function offerOneTap(options: OneTapOptions, isSignedIn: () => Promise<boolean>): OneTap {
  const controller = new AbortController();
  const { signal } = controller;
  const idToken = new Promise<string>((resolve) => {
    loadChunk(import('./show-prompt.ts'), signal)
      .then(({ showPrompt }) => showPrompt(options, isSignedIn, signal, resolve))
      .catch((error: Error) => {
        if (signal.aborted) return;
        // Compare the names, because the class `ScriptError` is in the chunk that may be missing.
        if (!['ScriptError', 'ChunkLoadError'].includes(error.name)) return reportAppError(error);
        console.info(`[doorstep] One Tap is not offered: ${error.message}`);
      });
  });
  return { idToken, withdraw: () => controller.abort() };
}
