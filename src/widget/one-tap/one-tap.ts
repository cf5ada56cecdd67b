import type { GoogleId } from './load-library.ts';
import { loadGoogleId, ScriptError } from './load-library.ts';

/** An offer that stands until it is withdrawn. */
export interface OneTap {
  /** The ID token of whoever took it. Never resolves when nobody does. */
  readonly idToken: Promise<string>;
  withdraw(): void;
}

/** Offers One Tap as soon as Google's library is there; without it there is no offer, and nothing else is lost. */
export function offerOneTap({ clientId, autoSelect }: { clientId: string; autoSelect: boolean }): OneTap {
  const controller = new AbortController();
  let library: GoogleId | undefined;
  const idToken = new Promise<string>((resolve) => {
    loadGoogleId(controller.signal).then(
      (google) => {
        if (controller.signal.aborted) return;
        library = google;
        google.initialize({
          client_id: clientId,
          auto_select: autoSelect,
          use_fedcm_for_prompt: true,
          callback: ({ credential }) => resolve(credential),
        });
        google.prompt();
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ScriptError)) throw error;
        console.info(`[doorstep] One Tap is not offered: ${error.message}`);
      },
    );
  });
  return {
    idToken,
    withdraw() {
      controller.abort();
      library?.cancel();
    },
  };
}
