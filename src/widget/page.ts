import { EMAIL, HIDDEN, readEntryState } from './history/history-entry.ts';

/**
 * The web page that contains the widget. Screens receive the page as a parameter, so that tests can replace the page.
 */
export interface Page {
  /** Address of the page, including the parameters that {@link hide} has removed from the address bar. */
  readonly address: URL;
  /** The base of relative URLs: the document's `<base href>` or, without one, the address. */
  readonly base: URL;
  /** The session storage; null if scripts cannot write to it or to the local storage (spec §8 "no Web Storage"). */
  readonly storage: Storage | null;
  /** Opens a URL. The caller must have checked that the URL is safe. */
  navigate(url: URL): void;
  /**
   * Goes to the widget's first history entry, so that Back then leaves the widget. Defined only for the screens that
   * end a sign-in, and only if the widget may have added history entries.
   */
  goToFirstEntry?(): Promise<void>;
  /**
   * Removes query parameters, such as a one-time code, from the address bar (reference §5.2). The history entry keeps
   * them for a reload.
   */
  hide(parameters: readonly string[]): void;
  /**
   * Deletes the parameters that {@link hide} keeps in the history entry, so that a reload no longer finds the one-time
   * code.
   */
  forgetHidden(): void;
  /**
   * Deletes the hidden parameters from the current history entry, if {@link forgetHidden} has deleted them from another
   * entry before. Called after Back or Forward.
   */
  enterHistoryEntry(): void;
  /** Reloads the page. After the reload, {@link takeEmail} returns `email`, the email that the visitor has entered. */
  reload(email: string | undefined): void;
  /** Removes and returns the email that {@link reload} has stored in the history entry. */
  takeEmail(): string | undefined;
}

/** Opens a URL in the current window. */
export const openUrl = (url: URL): void => location.assign(url);

/** Creates the {@link Page} for the current browser window. */
export function createBrowserPage(navigate: (url: URL) => void): Page {
  let hidden = readHidden();
  const forgetHidden = (): void => {
    hidden = '';
    const { [HIDDEN]: _hidden, ...rest } = readEntryState();
    history.replaceState(rest, '');
  };
  return {
    get address() {
      const address = new URL(location.href);
      for (const [name, value] of new URLSearchParams(hidden)) address.searchParams.set(name, value);
      return address;
    },
    get base() {
      return new URL(document.baseURI);
    },
    storage: findStorage(),
    navigate(url) {
      // If a page opens its own address, Chrome keeps the state of the history entry. Delete the hidden parameters from
      // this state, so that the widget mode is not used again.
      if (url.href === location.href) forgetHidden();
      navigate(url);
    },
    hide(parameters) {
      const address = new URL(location.href);
      const all = new URLSearchParams(hidden);
      for (const name of parameters) {
        const value = address.searchParams.get(name);
        if (value === null) continue;
        all.set(name, value);
        address.searchParams.delete(name);
      }
      hidden = all.toString();
      history.replaceState({ ...readEntryState(), [HIDDEN]: hidden }, '', address);
    },
    forgetHidden,
    enterHistoryEntry() {
      if (!hidden && readHidden()) forgetHidden();
    },
    reload(email) {
      history.replaceState({ ...readEntryState(), [EMAIL]: email }, '');
      location.reload();
    },
    takeEmail() {
      const { [EMAIL]: email, ...rest } = readEntryState();
      if (typeof email !== 'string') return undefined;
      history.replaceState(rest, '');
      return email;
    },
  };
}

function readHidden(): string {
  const hidden = readEntryState()[HIDDEN];
  return typeof hidden === 'string' ? hidden : '';
}

/**
 * Returns the session storage. Returns null if scripts cannot write to the session storage or to the local storage, for
 * example because one of them is full.
 */
function findStorage(): Storage | null {
  const probe = 'doorstep:probe';
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(probe, probe);
      storage.removeItem(probe);
    }
    return sessionStorage;
  } catch {
    return null;
  }
}
