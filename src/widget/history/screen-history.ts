import { afterThisTask } from '../after-this-task.ts';
import type { Settings } from '../config/settings.ts';
import type { RunnerUi } from '../create-ui.ts';
import { reportAppError } from '../report-app-error.ts';
import type { Next, RunnerTools, Screen, ScreenName, Tools } from '../screen/screen.ts';
import { pendingStorageKey } from '../storage/pending-key.ts';
import { redirectStatus } from '../storage/redirect-status.ts';
import type { Values } from '../ui.ts';
import { bindUi, withoutSecrets } from './bind-ui.ts';
import { readEntryState, readScreenNumbers, SCREENS } from './history-entry.ts';
import { isRunning, nameWidget } from './running-widgets.ts';

export { skipEarlierEntries } from './skip-earlier-entries.ts';

/** The state of the widget on entering a screen. Going back to the screen restores it. */
export interface Entered {
  readonly next: Next;
  readonly settings: Settings;
  /** The stored pending credential, which is encrypted; null if there is none. */
  readonly pending: string | null;
}

/** A screen that the visitor has seen. */
interface SeenScreen extends Entered {
  /** Values that the visitor has typed, by field name, without secrets. */
  readonly typed: Values;
}

/**
 * The browser's history of the widget. Each screen that a visitor can answer gets an entry, so that Back leads to the
 * screen before.
 */
export interface ScreenHistory {
  /**
   * Loads and runs a screen. Resolves with the screen that follows, or with another one if the visitor goes back or
   * forward meanwhile.
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
  /** The screen that is visible when the history starts. It belongs to the current history entry. */
  readonly first: Entered;
  /** Stops listening to the browser's history when aborted. */
  readonly signal: AbortSignal;
}

/**
 * Milliseconds that the sign-in waits for the browser to go back. Then it continues anyway, because a page may prevent
 * going back.
 */
const moveLimitMs = 1000;

/** Screens that end a sign-in. Back does not interrupt them. */
const lastScreens: ReadonlySet<ScreenName> = new Set<ScreenName>(['done', 'mergeConflict']);

/**
 * Screens whose history entry replaces that of the screen before. The visitor must not go back to that screen: for
 * example, it used a code that is valid only once.
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
  const seen: SeenScreen[] = [{ ...first, typed: readTyped() }];
  /** Index of the current screen in `seen`, and its number in the history entry. */
  let index = 0;
  let hasMoved = false;
  /** The screen to which the visitor has gone back or forward. It already has a history entry. */
  let returningTo: Next | null = null;
  /**
   * If true, the next screen uses the current history entry instead of adding one. This is the case if the visitor went
   * back or forward to a screen that led to the next screen without being drawn.
   */
  let takesEntry = false;
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
        await goToFirstEntry();
        return start(screen, ui, tools);
      }
      const left = new AbortController();
      const moved = new Promise<number>((resolve) => (move = resolve));
      const missed = findMove(); // The visitor may have gone back or forward before this line.
      if (missed !== null) return returnTo(missed);
      const isReturning = next === returningTo;
      let hasShown = false;
      const screenUi = bindUi(ui, left.signal, {
        typed: isReturning ? (seen[index]?.typed ?? {}) : {},
        onShow() {
          if (!hasShown && !isReturning) arrive(next);
          hasShown = true;
        },
      });
      // Create objects that inherit from `tools` and `tools.page`. A copy of `tools` would keep the old `settings` when
      // the visitor selects a tenant.
      const page = Object.create(tools.page, { navigate: { value: navigateFromFirstEntry } }) as Tools['page'];
      const screenTools = Object.create(tools, { ui: { value: screenUi }, page: { value: page } }) as Tools;
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
      left.abort();
      ui.leave();
      return returnTo(result);
    },
  };

  function onPopState(): void {
    tools.page.enterHistoryEntry();
    const target = findMove();
    if (target !== null) move?.(target);
  }

  /**
   * Returns the number of the screen to which the visitor has gone back or forward; null if the current screen has not
   * changed.
   */
  function findMove(): number | null {
    const target = readScreenNumbers()[widget];
    return target !== undefined && target !== index && seen[target] ? target : null;
  }

  /** Records a screen that has just become visible, usually in a new history entry. */
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
    // The earlier screen may have another tenant: take its settings.
    if (tools.settings !== settings) tools.settings = settings;
    if (storage) {
      redirectStatus.clear(storage);
      // The visitor went back. A new sign-in must not link a credential that was stored on a later screen.
      if (pending === null) storage.removeItem(pendingStorageKey);
      else if (pending !== readPending()) storage.setItem(pendingStorageKey, pending);
    }
    returningTo = withoutNotice(next);
    return returningTo;
  }

  function readPending(): string | null {
    return storage && storage.getItem(pendingStorageKey);
  }

  function readTyped(): Values {
    const typed = ui.readTyped();
    return typed ? withoutSecrets(typed.values, typed.fields) : {};
  }

  /** Goes to the first history entry, so that after the sign-in Back leads out of the widget. */
  async function goToFirstEntry(): Promise<void> {
    index = 0;
    seen.length = 1;
    // An attempt may fail: if the page contains an iframe, the browser may go back in the iframe first. So try up to
    // three times.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const number = readScreenNumbers()[widget];
      if (!number) return;
      await goBack(number);
    }
  }

  /**
   * Goes back in the browser's history. Resolves when the browser has gone back, after one second at the latest, or
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
    // During the event `popstate`, React renders updates synchronously. Wait until the event has ended, because the app
    // is about to receive its user.
    await new Promise<void>((resolve) => afterThisTask(resolve));
  }

  function navigateFromFirstEntry(url: URL): void {
    void goToFirstEntry().then(() => tools.page.navigate(url));
  }

  /** Writes the number of a screen into a history entry. Returns false if the browser does not allow it. */
  function writeEntry(method: 'pushState' | 'replaceState', number: number): boolean {
    const others = Object.entries(readScreenNumbers()).filter(
      ([other]) => method === 'replaceState' || isRunning(other),
    );
    try {
      // Keep the other properties of the state. They belong to the app's router, for example.
      const state = { ...readEntryState(), [SCREENS]: { ...Object.fromEntries(others), [widget]: number } };
      history[method](state, '');
      return true;
    } catch {
      // In a sandboxed page, adding an entry is forbidden. Safari allows only a limited number of entries in 10
      // seconds.
      return false;
    }
  }
}

/** Returns a screen for a visitor who comes back to it. It shows no old notice, and does not submit the email again. */
const withoutNotice = ({ name, input }: Next): Next =>
  ({ name, input: { ...input, notice: undefined, isSubmitted: false } }) as Next;
