import { ChunkLoadError, loadChunk } from '../load-chunk.ts';
import type { GoogleId } from './load-library.ts';
import { ScriptError } from './script-error.ts';

/** An offer that stands until it is withdrawn. */
export interface OneTap {
  /** The ID token of whoever took it. Never resolves when nobody does. */
  readonly idToken: Promise<string>;
  withdraw(): void;
}

export interface OneTapOptions {
  readonly clientId: string;
  readonly autoSelect: boolean;
}

/** Offers One Tap as soon as Google's library is there; without it there is no offer, and nothing else is lost. */
export function offerOneTap({ clientId, autoSelect }: OneTapOptions): OneTap {
  const controller = new AbortController();
  const { signal } = controller;
  let library: GoogleId | undefined;

  async function offer(taken: (idToken: string) => void): Promise<void> {
    const { loadGoogleId } = await loadChunk(import('./load-library.ts'), signal);
    const google = await loadGoogleId(signal);
    if (signal.aborted) return;
    library = google;
    google.initialize({
      client_id: clientId,
      auto_select: autoSelect,
      use_fedcm_for_prompt: true,
      callback({ credential }) {
        if (!signal.aborted) taken(credential);
      },
    });
    google.prompt();
  }

  const idToken = new Promise<string>((resolve) => {
    offer(resolve).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof ScriptError) && !(error instanceof ChunkLoadError)) return reportError(error);
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
