import { AuthError } from '../adapters/auth-error.ts';
import type { ScreenAppearance } from './config/screen-appearance.ts';
import type { Answer, Description } from './description.ts';
import { findFieldErrors, findFirstInvalid, normalizeValues, withoutVerificationError } from './field-values.ts';
import { limits } from './delays-and-limits/constants.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import { texts, type Phrase } from './messages/phrase.ts';
import { translateView } from './messages/translate.ts';
import { createStopwatch } from './stopwatch.ts';
import { toOutcome, type Outcome, type ShowOptions, type Ui, type Values } from './ui.ts';
import type { View, ViewHandlers, ViewRenderer } from './view.ts';

export interface UiOptions {
  readonly renderer: ViewRenderer;
  /**
   * Returns the language in which to draw the widget. The language must have the texts that the current screen uses.
   */
  readonly language: () => ExpandedLanguage;
  /** The look of the screens: the style of the provider buttons, and the layout. */
  readonly appearance?: ScreenAppearance | undefined;
  /** Stops the widget when aborted: nothing more is drawn, and pending promises reject. */
  readonly signal: AbortSignal;
  /**
   * Maps the action of each link in the small print to a function. A click calls the function, and the screen stays.
   */
  readonly smallPrintActions: Readonly<Record<string, () => void>>;
  /** Called whenever the visitor types. */
  readonly onEdit?: () => void;
  /** Called when the visitor stops waiting for the service, or leaves the screen. */
  readonly onStopWaiting?: () => void;
  /** Called when a different screen, or a different title, becomes visible. */
  readonly onScreen: (screen: { name: string; title: string }) => void;
}

/** The {@link Ui} with further methods for the code that runs the screens. The screens do not call these methods. */
export interface RunnerUi extends Ui {
  /** Starts a screen with this name. The screen becomes visible with the next call of `show`. */
  enter(screen: string): void;
  /** Waits for a chunk. The busy indicator appears after 500 ms. */
  load<T>(chunk: Promise<T>): Promise<T>;
  /**
   * Returns the fields of the screen and what the visitor has typed into them, by field name. Returns null before the
   * screen is drawn.
   */
  readTyped(): { readonly values: Values; readonly fields: Fields } | null;
  /** Draws the screen again, in the current language. */
  redraw(): void;
  /** Leaves the current screen before the visitor has answered, and stops waiting for the screen's operation. */
  leave(): void;
}

type Fields = Description<Phrase>['fields'];

/** A view whose texts are not translated yet. */
type Draft = Omit<View<Phrase>, 'language'>;

const blankView: Draft = {
  screen: 'blank',
  stay: 0,
  description: { progress: 'page' },
  errors: {},
  notice: null,
  pending: true,
  busy: false,
  chosen: null,
  longWait: null,
  dialog: null,
  values: {},
  focus: null,
};

/** Creates the {@link Ui}, which draws the descriptions of screens and passes the visitor's actions to the screens. */
export function createUi({
  renderer,
  language,
  appearance,
  signal,
  smallPrintActions,
  onEdit,
  onStopWaiting,
  onScreen,
}: UiOptions): RunnerUi {
  let view: Draft = { ...blankView, appearance };
  let enteredScreen = blankView.screen;
  let stay = 0;
  let drawn: View | null = null;
  let focusTurn = 0;
  let currentShow: { options: ShowOptions; resolve(answer: Answer): void; reject(error: unknown): void } | null = null;
  let isVerified = false;
  let typed: { readonly values: Values; readonly fields: Fields } | null = null;
  let stopWaiting: (() => void) | null = null;
  /**
   * The action, such as Cancel, with which the visitor has stopped a running operation. The next call of `show` returns
   * this action at once.
   */
  let interruption: Answer | null = null;
  let describe: ((seconds: number) => Description<Phrase>) | null = null;

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // `stopped` rejects when the widget stops. Without this line, the browser could report an unhandled rejection.
  stopped.catch(() => {});

  const redraw = (): void => {
    if (describe) draw({ description: describe(stopwatch.seconds) });
  };
  const stopwatch = createStopwatch(signal, redraw);

  function draw(change: Partial<Draft>): void {
    if (signal.aborted) return;
    view = { ...view, ...change };
    const before = drawn;
    drawn = translateView(view, language());
    renderer.draw(drawn, handlers);
    // Report a screen again when its title changes. For example, a screen that first shows progress gets its title
    // later.
    const { title = '' } = drawn.description;
    if (drawn.stay !== before?.stay || title !== (before.description.title ?? ''))
      onScreen({ name: drawn.screen, title });
  }

  const handlers: ViewHandlers = {
    answer(action, values) {
      const runSmallPrintAction = smallPrintActions[action];
      if (runSmallPrintAction) return runSmallPrintAction();
      const { fields = {}, actions = {} } = view.description;
      const show = view.pending ? null : currentShow;
      // Handle the action only if a screen waits for an answer (`show`), or if the action can stop a running operation
      // (`stopWaiting`). While `view.pending` is true, only `cancel` can stop the operation.
      if (!show && (!stopWaiting || (view.pending && action !== 'cancel'))) return;
      typed = { values, fields };
      if (actions[action]?.role === 'primary') {
        const errors = { ...findFieldErrors(fields, values, isVerified), ...show?.options.validate?.(values) };
        const invalid = findFirstInvalid(fields, errors);
        if (invalid) {
          show?.options.verification?.retry?.();
          return draw({ errors, notice: null, focus: focusOn(invalid) });
        }
      }
      const answer = { action: action as never, values: normalizeValues(fields, values) as never };
      currentShow = null;
      draw({ errors: {}, notice: null, pending: true, chosen: action });
      if (show) return show.resolve(answer);
      interruption = answer;
      stopWaiting?.();
    },
    edit(field, values) {
      onEdit?.();
      typed = { values, fields: view.description.fields };
      const derived = currentShow?.options.deriveValues?.(values, field) ?? {};
      const hasDerived = Object.entries(derived).some(([name, value]) => values[name] !== value);
      const hadError = Object.hasOwn(view.errors, field);
      if (!hasDerived && !hadError) return;
      const { [field]: _removed, ...errors } = view.errors;
      draw({ errors, ...(hasDerived ? { values: derived } : {}) });
    },
    dismissNotice() {
      draw({ notice: null });
    },
    stopWaiting: () => stopWaiting?.(),
    verification(container) {
      const show = currentShow;
      const verification = show?.options.verification;
      if (!show || !verification) return () => {};
      verification
        .render(container, (isSolved) => {
          isVerified = isSolved;
          if (isSolved) draw({ errors: withoutVerificationError(view.description.fields ?? {}, view.errors) });
        })
        .catch((error: unknown) => show.reject(error));
      return () => verification.clear();
    },
  };

  function focusOn(target: string | undefined): View['focus'] {
    return target === undefined ? view.focus : { target, turn: ++focusTurn };
  }

  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(busyTimer), { once: true });

  /**
   * Starts the timer for the busy indicator, and returns `operation`.
   *
   * @param pending if true, only Cancel works until the operation ends. If false, only Cancel works until the busy
   *   indicator is visible; afterwards, all buttons work, and each of them stops the wait
   */
  function startWait<T>(operation: Promise<T>, pending = true): Promise<T> {
    view = { ...view, pending: true };
    if (!signal.aborted) busyTimer ??= setTimeout(() => draw({ busy: true, pending }), limits.busyDelayMs);
    return operation;
  }

  function endWait(): void {
    clearTimeout(busyTimer);
    busyTimer = undefined;
  }

  /**
   * Waits for an operation. Returns a network error if the visitor stops the wait.
   *
   * @param offersStop whether a button that stops the wait appears after 10 s
   */
  async function untilStopped<T>(operation: Promise<Outcome<T>>, offersStop = true): Promise<Outcome<T>> {
    const timer = setTimeout(
      () => offersStop && draw({ longWait: { text: texts.longWait, stop: texts.stopWaiting } }),
      limits.longWaitMs,
    );
    const stoppedByVisitor = new Promise<Outcome<T>>((resolve) => {
      stopWaiting = () => {
        onStopWaiting?.();
        resolve({ ok: false, error: new AuthError('auth/network-request-failed') });
      };
    });
    const stop = stopWaiting;
    try {
      return await Promise.race([operation, stoppedByVisitor, stopped]);
    } finally {
      clearTimeout(timer);
      if (stopWaiting === stop) stopWaiting = null;
      if (view.longWait) draw({ longWait: null });
    }
  }

  return {
    enter(screen) {
      enteredScreen = screen;
      stay += 1;
      typed = null;
      interruption = null;
      stopwatch.start();
    },
    show<D extends Description<Phrase>>(content: D | ((seconds: number) => D), options: ShowOptions = {}) {
      const answer = interruption;
      interruption = null;
      endWait();
      if (answer) return Promise.resolve(answer) as Promise<never>;
      const isShown = view.stay === stay && !view.description.progress;
      if (!isShown) {
        stopwatch.start(options.redrawSeconds);
        isVerified = false;
        typed = { values: {}, fields: {} };
      }
      describe = typeof content === 'function' ? content : () => content;
      const description = describe(stopwatch.seconds);
      const { errors = {}, notice = null, fields = {} } = description;
      const focusTarget = isShown ? findFirstInvalid(fields, errors) : description.focus;
      const focus = isShown || focusTarget !== undefined ? focusOn(focusTarget) : null;
      const answered = new Promise<Answer>((resolve, reject) => (currentShow = { options, resolve, reject }));
      const thisShow = currentShow;
      // Ignore the external action if this call of `show` no longer waits for an answer.
      void options.externalAction?.then(
        (action) => currentShow === thisShow && handlers.answer(action, typed?.values ?? {}),
      );
      draw({
        screen: enteredScreen,
        stay,
        description,
        errors,
        notice,
        pending: false,
        busy: false,
        chosen: null,
        dialog: null,
        values: isShown ? view.values : {},
        focus,
      });
      options.onShow?.(() => currentShow === thisShow && redraw(), signal);
      // The cast is safe: `Ui.show` derives the answer's type from the description.
      return Promise.race([answered, stopped]) as Promise<never>;
    },
    showProgress(progress) {
      endWait();
      draw({ ...blankView, screen: enteredScreen, stay, description: { progress } });
    },
    load: (chunk) => Promise.race([startWait(chunk), stopped]),
    waitFor: (operation) => untilStopped(startWait(toOutcome(operation))),
    waitWithChoices: (operation) => untilStopped(startWait(toOutcome(operation), false), false),
    async waitWithDialog(message, operation) {
      endWait();
      draw({ dialog: { state: 'loading', text: message }, pending: true, busy: false });
      const outcome = await untilStopped(toOutcome(operation));
      if (!outcome.ok) draw({ dialog: null });
      return outcome;
    },
    async showDone(message) {
      endWait();
      draw({ dialog: { state: 'done', text: message }, pending: true, busy: false });
      const thisStay = stay;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, limits.successIconMs)), stopped]);
      if (stay === thisStay) draw({ dialog: null });
    },
    finish: (operation) => startWait(toOutcome(operation)),
    // Before the first screen, `drawn` is null and there is nothing to draw.
    redraw: () => drawn && draw({}),
    readTyped: () => typed,
    leave() {
      currentShow = null;
      (stopWaiting ?? onStopWaiting)?.();
      endWait();
      draw({ dialog: null });
    },
    clear() {
      endWait();
      stay += 1;
      draw({ ...blankView, stay });
    },
  };
}
