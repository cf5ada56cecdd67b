import { afterThisTask } from './after-this-task.ts';
import type { RunnerUi } from './create-ui.ts';
import type { Settings } from './config/settings.ts';
import type { Description, FieldKind } from './description.ts';
import { HIDDEN, readEntryState, SCREENS } from './page.ts';
import { reportAppError } from './report-app-error.ts';
import type { Next, Screen, ScreenName, Tools } from './screen/screen.ts';
import type { RunnerTools } from './run-flow.ts';
import type { ShowOptions, Ui, Values } from './ui.ts';

/** A screen that the visitor has seen. */
export interface SeenScreen {
  readonly next: Next;
  /** The settings with which the screen was entered. */
  readonly settings: Settings;
  /** Values that the visitor has typed, by field name. */
  readonly typed: Values;
}

/** Makes each screen that a visitor can answer an entry of the browser's history. */
export interface ScreenHistory {
  /**
   * Runs a screen until it leads to another one, or until the visitor goes back or forward in the browser. Then resolves
   * with the screen that she wants to see.
   */
  run(screen: Screen, next: Next): Promise<Next | null>;
  /** Whether the last {@link run} ended because the visitor went back or forward. */
  readonly hasMoved: boolean;
}

export interface ScreenHistoryOptions {
  readonly ui: RunnerUi;
  readonly tools: RunnerTools;
  /** The first screen, which the current history entry shows. */
  readonly first: SeenScreen;
  /** Stops listening to the browser's history when aborted. */
  readonly signal: AbortSignal;
}

/** Widgets on this page that are running. A page can contain several. */
const running = new Set<string>();

/** Milliseconds after which the sign-in goes on, if the page has prevented the move to another history entry. */
const moveLimitMs = 1000;

/** Screens that end the sign-in. Back cannot interrupt them. */
const lastScreens: ReadonlySet<ScreenName> = new Set<ScreenName>(['done', 'mergeConflict']);

export function createScreenHistory({ ui, tools, first, signal }: ScreenHistoryOptions): ScreenHistory {
  const widget = Math.random().toString(36).slice(2);
  running.add(widget);
  signal.addEventListener('abort', () => running.delete(widget), { once: true });

  const seen: SeenScreen[] = [first];
  let index = 0;
  let hasMoved = false;
  /** The screen that Back or Forward leads to. It has an entry already. */
  let returningTo: Next | null = null;
  let move: ((index: number) => void) | null = null;
  let canAddEntries = writeEntry('replaceState', 0);
  window.addEventListener('popstate', onPopState, { signal });

  return {
    get hasMoved() {
      return hasMoved;
    },
    async run(screen, next) {
      hasMoved = false;
      if (lastScreens.has(next.name)) {
        await goToFirstEntry();
        return screen.run(tools, next.input);
      }
      // The visitor may have gone back while the screen was loaded.
      const missed = findMove();
      if (missed !== null) return returnTo(missed);
      const left = new AbortController();
      const moved = new Promise<number>((resolve) => (move = resolve));
      const isReturning = next === returningTo;
      const boundUi = bindUi(ui, left.signal, {
        typed: isReturning ? (seen[index]?.typed ?? {}) : {},
        onShow: () => isReturning || arrive(next),
      });
      // The object inherits all other tools, because `settings` changes when a tenant is selected.
      const boundTools = Object.create(tools, { ui: { value: boundUi } }) as Tools;
      const ended = screen.run(boundTools, next.input);
      const result = await Promise.race([ended, moved]);
      move = null;
      rememberTyped();
      if (typeof result !== 'number') return result;
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

  /** Returns the number of the screen that the visitor has gone to; null if she is still on the current one. */
  function findMove(): number | null {
    const target = readNumbers()[widget];
    return target !== undefined && target !== index && seen[target] ? target : null;
  }

  /** Adds an entry for a screen that the visitor can now answer. */
  function arrive(next: Next): void {
    if (next === seen[index]?.next) return;
    // The screen before a result cannot be used again, because its mailed code has been used.
    const isResult = /Success$|Failure$/.test(next.name);
    if (!isResult && canAddEntries) {
      canAddEntries = writeEntry('pushState', index + 1);
      if (canAddEntries) index += 1;
    }
    seen.splice(index, seen.length, { next, settings: tools.settings, typed: {} });
  }

  function rememberTyped(): void {
    const typed = ui.readTyped();
    const screen = seen[index];
    if (typed && screen) seen[index] = { ...screen, typed };
  }

  function returnTo(target: number): Next {
    index = target;
    hasMoved = true;
    const { next, settings } = seen[target] as SeenScreen;
    tools.settings = settings; // Later screens may have selected another tenant.
    returningTo = withoutNotice(next);
    return returningTo;
  }

  /** Goes to the first entry, so that after the sign-in Back leads out of the widget. */
  async function goToFirstEntry(): Promise<void> {
    if (index === 0 || readNumbers()[widget] !== index) return;
    const moved = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, moveLimitMs);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      const onPopState = (): void => {
        clearTimeout(timer);
        resolve();
      };
      window.addEventListener('popstate', onPopState, { once: true, signal });
    });
    history.go(-index);
    index = 0;
    seen.length = 1;
    await moved;
    // React treats updates during `popstate` differently, so the app must not be told of its user then.
    await new Promise<void>((resolve) => afterThisTask(resolve));
  }

  /** Writes the number of a screen into a history entry. Returns false if the browser does not allow it. */
  function writeEntry(method: 'pushState' | 'replaceState', number: number): boolean {
    const others = Object.entries(readNumbers()).filter(([other]) => method === 'replaceState' || running.has(other));
    try {
      // A router keeps its own data in the state. These data stay, because the URL stays. The code of a mailed link is not
      // copied.
      const { [HIDDEN]: hidden, ...state } = readEntryState();
      const keepsHidden = method === 'replaceState' && hidden !== undefined;
      const numbered = { ...state, [SCREENS]: { ...Object.fromEntries(others), [widget]: number } };
      history[method](keepsHidden ? { ...numbered, [HIDDEN]: hidden } : numbered, '');
    } catch {
      return false; // A sandboxed page has no history. Safari limits the number of entries in 10 seconds.
    }
    return true;
  }
}

/**
 * Makes Back skip the entries of widgets that no longer run, for example those from before a reload. They lead to no
 * screen.
 */
export function skipEarlierEntries(signal: AbortSignal): void {
  let before = readNumbers();
  const onPopState = (): void => {
    const numbers = readNumbers();
    for (const [widget, number] of Object.entries(numbers)) {
      if (!running.has(widget) && number < (before[widget] ?? 0)) return history.go(-1 - number);
    }
    before = numbers;
  };
  window.addEventListener('popstate', onPopState, { signal });
}

/** Returns the number of each widget's screen in the current history entry. */
function readNumbers(): Readonly<Record<string, number>> {
  const numbers = readEntryState()[SCREENS];
  return typeof numbers === 'object' && numbers !== null ? (numbers as Record<string, number>) : {};
}

/** Returns the screen without a message about the past, and without an email that is submitted on entry. */
const withoutNotice = ({ name, input }: Next): Next =>
  ({ name, input: { ...input, notice: undefined, isSubmitted: false } }) as Next;

interface Binding {
  /** Values to put into the fields. */
  readonly typed: Values;
  /** Called before a description is shown. */
  readonly onShow: () => void;
}

/** Returns a `Ui` for one run of a screen. After the visitor has left the screen, it rejects, and draws nothing. */
function bindUi(ui: RunnerUi, left: AbortSignal, { typed, onShow }: Binding): Ui {
  const rejected = new Promise<never>((_, reject) => {
    left.addEventListener('abort', () => reject(left.reason), { once: true });
  });
  rejected.catch(() => {}); // Prevents an unhandled rejection if nothing is awaited.
  const untilLeft = <T>(act: () => Promise<T>): Promise<T> =>
    left.aborted ? rejected : Promise.race([act(), rejected]);
  const unlessLeft = (act: () => void) => void (left.aborted || act());
  return {
    show<D extends Description>(content: D | ((seconds: number) => D), options?: ShowOptions) {
      return untilLeft(() => {
        onShow();
        const describe = typeof content === 'function' ? content : () => content;
        return ui.show((seconds) => fillIn(describe(seconds), typed), options);
      });
    },
    showProgress: (progress) => unlessLeft(() => ui.showProgress(progress)),
    waitFor: (operation) => untilLeft(() => ui.waitFor(operation)),
    waitForVisitor: (operation) => untilLeft(() => ui.waitForVisitor(operation)),
    waitWithDialog: (text, operation) => untilLeft(() => ui.waitWithDialog(text, operation)),
    showDone: (text) => untilLeft(() => ui.showDone(text)),
    finish: (operation) => ui.finish(operation),
    clear: () => unlessLeft(() => ui.clear()),
  };
}

/** Kinds of fields whose values are never kept. */
const secretKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'password',
  'newPassword',
  'phoneConfirmationCode',
  'humanVerification',
]);

function fillIn<D extends Description>(description: D, typed: Values): D {
  const fields = Object.entries(description.fields ?? {}).map(([name, field]) => {
    const value = secretKinds.has(field.kind) ? undefined : typed[name];
    return [name, value === undefined ? field : { ...field, value }];
  });
  return { ...description, fields: Object.fromEntries(fields) as Description['fields'] };
}
