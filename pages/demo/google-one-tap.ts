import type { GoogleId } from '../../src/widget/one-tap/google-id.ts';

/** An offer of One Tap that the visitor has not answered yet. */
export interface OneTapOffer {
  /** Signs in with the ID token of a Google account. */
  accept(idToken: string): void;
}

/**
 * Stands in for Google's One Tap library. The widget finds this stand-in on the page, so it does not load Google's
 * script.
 */
export function createOneTapLibrary() {
  let callback: Parameters<GoogleId['initialize']>[0]['callback'] | null = null;
  let offer: OneTapOffer | null = null;
  const listeners = new Set<() => void>();
  const setOffer = (newOffer: OneTapOffer | null) => {
    offer = newOffer;
    for (const listener of listeners) listener();
  };
  const id: GoogleId = {
    initialize: (options) => void (callback = options.callback),
    prompt() {
      setOffer({
        accept(idToken) {
          setOffer(null);
          callback?.({ credential: idToken });
        },
      });
    },
    cancel: () => setOffer(null),
    disableAutoSelect() {},
  };
  return {
    id,
    /** Returns the current offer; null if the widget does not offer One Tap, or the visitor has closed the offer. */
    getOffer: () => offer,
    close: () => setOffer(null),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type OneTapLibrary = ReturnType<typeof createOneTapLibrary>;
