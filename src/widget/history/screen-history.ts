import { afterThisTask } from '../after-this-task.ts';
import type { Settings } from '../config/settings.ts';
import type { RunnerUi } from '../create-ui.ts';
import { reportAppError } from '../report-app-error.ts';
import type { Page } from '../page.ts';
import { to, type Next, type RunnerTools, type Screen, type ScreenName, type Tools } from '../screen/screen.ts';
import { pendingStorageKey } from '../storage/pending-key.ts';
import { redirectStatus } from '../storage/redirect-status.ts';
import type { Values } from '../ui.ts';
import { bindUi, withoutSecrets } from './bind-ui.ts';
import { readEntryState, SCREENS } from './history-entry.ts';
import { readScreenNumbers } from './read-screen-numbers.ts';
import { isRunning, nameWidget } from './running-widgets.ts';

export { skipEarlierEntries } from './skip-earlier-entries.ts';

/** The widget's state when it enters a screen. The state is restored when the visitor goes back to the screen. */
export interface Entered {
  readonly next: Next;
  readonly settings: Settings;
  /** The pending credential in its stored, encrypted form; null if no credential is pending. */
  readonly pending: string | null;
}

/** The screen that was visible before the history was created, and the values that the visitor has typed into it. */
export interface FirstScreen extends Entered {
  readonly typed: NonNullable<ReturnType<RunnerUi['readTyped']>>;
}

interface SeenScreen extends Entered {
  /** Values that the visitor has typed, by field name. Passwords and other secrets are left out. */
  readonly typed: Values;
}

/**
 * Adds screens to the browser's history, so that Back leads to the previous screen. Leaves out screens that need no
 * answer from the visitor.
 */
export interface ScreenHistory {
  /**
   * Loads and runs a screen. Resolves with the next screen, or with the screen to which the visitor goes back or
   * forward.
   */
  run(next: Next, steps: ScreenSteps): Promise<Next | null>;
  /** Whether the last {@link run} ended because the visitor went back or forward. */
  readonly hasMoved: boolean;
}

export interface ScreenSteps {
  load(ui: RunnerUi, tools: Tools): Promise<Screen>;
  start(screen: Screen, ui: RunnerUi, tools: Tools): Promise<Next | null>;
}

export interface ScreenHistoryOptions {
  readonly ui: RunnerUi;
  readonly tools: RunnerTools;
  /**
   * The screen that was visible before the screen history was created, in the browser's current history entry. Back
   * cannot lead to an earlier screen of the widget.
   */
  readonly first: FirstScreen;
  /** When this signal is aborted, the screen history no longer listens to the browser's history. */
  readonly signal: AbortSignal;
}

/**
 * Maximum time, in milliseconds, to wait until the browser has gone back. There is a limit because the page may prevent
 * this move.
 */
const moveLimitMs = 1000;

/**
 * Screens that end a sign-in. They run to their end, even if the visitor goes back. Afterwards, Back leaves the widget,
 * because these screens call `page.goToFirstEntry`, or follow a screen that has called it.
 */
const lastScreens: ReadonlySet<ScreenName> = new Set<ScreenName>(['done', 'passkeyOffer', 'mergeConflict']);

/**
 * Screens that need the code of a mailed link. After the code was used, a visitor who goes back to such a screen gets
 * to the screen `start`.
 */
const linkScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'emailLinkCallback',
  'emailLinkConfirmation',
  'passwordReset',
]);

/**
 * Screens that replace the history entry of the screen before them, so that Back does not lead to that screen. For
 * example, the one-time code of that screen may already be used.
 */
const replacingScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'accountName',
  'passwordResetSuccess',
  'passwordResetFailure',
  'emailVerificationSuccess',
  'emailVerificationFailure',
  'verifyAndChangeEmailSuccess',
  'verifyAndChangeEmailFailure',
  'emailChangeRevokeSuccess',
  'emailChangeRevokeFailure',
  'revertSecondFactorSuccess',
  'revertSecondFactorFailure',
]);

export function createScreenHistory({ ui, tools, first, signal }: ScreenHistoryOptions): ScreenHistory {
  const widget = nameWidget(signal);
  const { storage } = tools.page;
  const seen: SeenScreen[] = [{ ...first, typed: withoutSecrets(first.typed.values, first.typed.fields) }];
  /** Index of the current screen in `seen`. The current entry of the browser's history contains the same number. */
  let index = 0;
  let hasMoved = false;
  /**
   * The screen to which the visitor has gone back or forward. It already has a history entry, so the widget adds none.
   */
  let returningTo: Next | null = null;
  /**
   * True if the visitor has gone back or forward to a screen, and this screen has ended without drawing anything. The
   * next screen then uses the history entry of this screen, and adds none.
   */
  let takesEntry = false;
  /**
   * The screen that follows the screen `done`, for example to add a second factor. Null once this screen is drawn.
   *
   * Before the widget draws this screen, it goes back to its first history entry. Otherwise, Back could lead to the
   * screens before `done`, which may have used a one-time code.
   */
  let interruption: Next | null = null;
  let move: ((index: number) => void) | null = null;
  let canAddEntries = writeEntry('replaceState', 0);
  window.addEventListener('popstate', onPopState, { signal });

  return {
    get hasMoved() {
      return hasMoved;
    },
    async run(next, { load, start }) {
      hasMoved = false;
      if (lastScreens.has(next.name)) {
        const screen = await load(ui, tools);
        interruption = await start(screen, ui, extendTools(ui, { goToFirstEntry }));
        return interruption;
      }
      const left = new AbortController();
      const moved = new Promise<number>((resolve) => (move = resolve));
      const missed = findMove(); // The visitor may have gone back or forward since the last screen ended.
      if (missed !== null) return returnTo(missed);
      const isReturning = next === returningTo;
      let hasShown = false;
      const show = (): void => {
        if (!hasShown && !isReturning) arrive(next);
        hasShown = true;
        interruption = null;
      };
      const screenUi = bindUi(ui, left.signal, {
        typed: isReturning ? (seen[index]?.typed ?? {}) : {},
        onShow() {
          if (next === interruption) return goToFirstEntry().then(show);
          show();
        },
      });
      const screenTools = extendTools(screenUi, { navigate: navigateFromFirstEntry });
      const ended = load(screenUi, screenTools).then((screen) => start(screen, screenUi, screenTools));
      const result = await Promise.race([ended, moved]);
      move = null;
      const screen = seen[index];
      if (hasShown && screen) seen[index] = { ...screen, typed: readTyped() };
      if (typeof result !== 'number') {
        takesEntry = isReturning && !hasShown;
        return result;
      }
      ended.catch((error: unknown) => error === left.signal.reason || reportAppError(error));
      const target = returnTo(result);
      left.abort(target);
      ui.leave();
      return target;
    },
  };

  /** Returns the tools with a different `ui`, and with a page that has further methods. */
  function extendTools(screenUi: RunnerUi, methods: Partial<Page>): Tools {
    // Inherit from `tools`. A copy would keep the `settings` of the old tenant when the visitor selects another tenant.
    const page = Object.assign(Object.create(tools.page) as Page, methods);
    return Object.create(tools, { ui: { value: screenUi }, page: { value: page } }) as Tools;
  }

  function onPopState(): void {
    tools.page.enterHistoryEntry();
    const target = findMove();
    if (target !== null) move?.(target);
  }

  /**
   * Returns the number of the screen to which the visitor has gone back or forward. Returns null if the widget already
   * shows that screen.
   */
  function findMove(): number | null {
    const target = readScreenNumbers()[widget];
    return target !== undefined && target !== index && seen[target] ? target : null;
  }

  /**
   * Records a screen that is about to be drawn. Also adds a history entry, unless the screen replaces the current entry
   * or the browser allows no more entries.
   */
  function arrive(next: Next): void {
    const current = seen[index]?.next;
    if (next === current) return;
    const replaces = takesEntry || next.name === current?.name || replacingScreens.has(next.name);
    takesEntry = false;
    if (!replaces && canAddEntries) {
      canAddEntries = writeEntry('pushState', index + 1);
      if (canAddEntries) index += 1;
    }
    seen.splice(index, seen.length, { next, settings: tools.settings, pending: readPending(), typed: {} });
  }

  function returnTo(target: number): Next {
    index = target;
    hasMoved = true;
    const { next, settings, pending } = seen[target] as SeenScreen;
    // The visitor may return to a screen of a tenant that is no longer selected. So restore this tenant's settings.
    if (tools.settings !== settings) tools.settings = settings;
    if (storage) {
      redirectStatus.clear(storage);
      // Restore the pending credential that was stored when `next` appeared. A screen that the visitor has left may have
      // changed this credential, and a new sign-in must not link the changed one.
      if (pending === null) storage.removeItem(pendingStorageKey);
      else if (pending !== readPending()) storage.setItem(pendingStorageKey, pending);
    }
    const isUsedUp = linkScreens.has(next.name) && !tools.page.address.searchParams.has('oobCode');
    returningTo = isUsedUp ? to('start', {}) : withoutNotice(next);
    return returningTo;
  }

  function readPending(): string | null {
    return storage && storage.getItem(pendingStorageKey);
  }

  function readTyped(): Values {
    const typed = ui.readTyped();
    return typed ? withoutSecrets(typed.values, typed.fields) : {};
  }

  /** Goes to the widget's first history entry, so that after the sign-in, Back leaves the widget. */
  async function goToFirstEntry(): Promise<void> {
    index = 0;
    seen.length = 1;
    // If the page contains an iframe, the browser may go back in the iframe first. So try up to three times.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const number = readScreenNumbers()[widget];
      if (!number) return;
      await goBack(number);
    }
  }

  /**
   * Goes back in the browser's history, and waits until the browser has arrived. Stops waiting after one second, or
   * when the widget stops.
   */
  async function goBack(entries: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const arrived = new AbortController();
      const end = (): void => {
        clearTimeout(timer);
        arrived.abort();
        resolve();
      };
      const timer = setTimeout(end, moveLimitMs);
      window.addEventListener('popstate', end, { signal: arrived.signal });
      signal.addEventListener('abort', end, { signal: arrived.signal });
      history.go(-entries);
    });
    // After a sign-in, the app draws a new page. During the event `popstate`, React would draw this page synchronously,
    // and block the browser. So wait until the event has ended.
    await new Promise<void>((resolve) => afterThisTask(resolve));
  }

  function navigateFromFirstEntry(url: URL): void {
    void goToFirstEntry().then(() => tools.page.navigate(url));
  }

  /**
   * Writes the number of a screen into the current history entry (`replaceState`) or into a new one (`pushState`).
   * Returns false if the browser refuses the change.
   */
  function writeEntry(method: 'pushState' | 'replaceState', number: number): boolean {
    const others = Object.entries(readScreenNumbers()).filter(
      ([other]) => method === 'replaceState' || isRunning(other),
    );
    try {
      // Keep other properties of the state, such as the properties of the app's router.
      const state = { ...readEntryState(), [SCREENS]: { ...Object.fromEntries(others), [widget]: number } };
      history[method](state, '');
      return true;
    } catch {
      // Adding an entry fails in a sandboxed page. In Safari, adding too many entries within 10 seconds fails, too.
      return false;
    }
  }
}

/**
 * Clears `notice`, `isSubmitted` and `password`. When the visitor returns, the screen must not show the old notice, or
 * submit the email or a password again.
 */
const withoutNotice = ({ name, input }: Next): Next =>
  ({ name, input: { ...input, notice: undefined, isSubmitted: false, password: undefined } }) as Next;
