/** What the widget needs of the page that it is on. Given to it, so that a test can be the page. */
export interface Page {
  /** The address that the visitor came by, with the parameters that were {@link hide hidden} since. */
  readonly address: URL;
  /** Null where the browser has no Web Storage (spec §8 "no Web Storage"). */
  readonly storage: Storage | null;
  /** Goes to a URL that was found safe. */
  navigate(url: URL): void;
  /**
   * Takes query parameters out of the address bar, so that a code is not left there (reference §5.2). They stay with
   * the history entry: a reload shows the same screen.
   */
  hide(parameters: readonly string[]): void;
  /** Forgets what was hidden: a code that was used up. */
  forgetHidden(): void;
}

const HIDDEN = 'doorstep:hidden';

/** The page of the browser that this runs in. */
export function createBrowserPage(navigate: (url: URL) => void): Page {
  return {
    get address() {
      const address = new URL(location.href);
      for (const [name, value] of new URLSearchParams(hiddenParameters())) address.searchParams.set(name, value);
      return address;
    },
    storage: usableStorage(),
    navigate,
    hide(parameters) {
      const address = new URL(location.href);
      const hidden = new URLSearchParams(hiddenParameters());
      for (const name of parameters) {
        const value = address.searchParams.get(name);
        if (value === null) continue;
        hidden.set(name, value);
        address.searchParams.delete(name);
      }
      history.replaceState({ ...entryState(), [HIDDEN]: hidden.toString() }, '', address);
    },
    forgetHidden() {
      const { [HIDDEN]: _hidden, ...rest } = entryState();
      history.replaceState(rest, '');
    },
  };
}

function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function hiddenParameters(): string {
  const hidden = entryState()[HIDDEN];
  return typeof hidden === 'string' ? hidden : '';
}

/** Storage may be there and yet refuse to store: in private windows, by policy, when full. */
function usableStorage(): Storage | null {
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
