import type { HumanVerification } from '../adapters/auth-backend.ts';
import { AuthError } from '../adapters/auth-error.ts';
import type { Answer, Description } from './description.ts';
import { limits } from './limits.ts';
import type { FirstMessages } from './messages/messages.ts';
import { normalizeValue, validateField } from './validation/rules.ts';
import type { View, ViewHandlers, ViewRenderer } from './view.ts';

/** How an operation of the service ended: a refusal is a value, so that a screen must say what it makes of it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError };

/** What goes on while a screen is shown. */
export interface ShowOptions {
  /** The service's human verification, for the screen's field of that kind. */
  readonly verification?: HumanVerification;
  /** Values that follow from what is typed, by field; `field` is the one in which it was. */
  readonly deriveValues?: (values: Values, field: string) => Values;
  /** An action that may come about by itself. */
  readonly externalAction?: Promise<string>;
  /** The description is asked for again at every second, for so many seconds from when the screen was entered. */
  readonly redrawSeconds?: number;
}

/** What a screen can do with the visitor: show itself, and keep them waiting. */
export interface Ui {
  /**
   * Shows a description and waits for its answer. The primary action answers only once every field is in order
   * (spec §5). Shown again by the same screen, what was typed stays, and the focus goes to the first error. Rejects with
   * an `AuthError` when the human verification cannot be drawn.
   *
   * @param description what is shown; as a function, of how many whole seconds the visitor has been on the screen
   */
  show<const D extends Description>(description: D | ((seconds: number) => D), live?: ShowOptions): Promise<Answer<D>>;
  /** Shows a page or a card that waits. */
  showProgress(progress: 'page' | 'card'): void;
  /** Waits for the service; after 500 ms the visitor sees that (spec §9). What is not a refusal is thrown. */
  waitFor<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Waits for the service with a dialog over the screen that says what is under way (reference §1.1). */
  waitWithDialog<T>(text: string, operation: Promise<T>): Promise<Outcome<T>>;
  /** Says with a done icon that something was done, for 1 s (spec §9). */
  showDone(text: string): Promise<void>;
  /** As {@link waitFor}, and goes on even when the widget is taken away meanwhile: for what must not be left half done. */
  finish<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Shows nothing any more (reference T160). */
  clear(): void;
}

export interface UiOptions {
  readonly renderer: ViewRenderer;
  readonly text: FirstMessages;
  readonly signal: AbortSignal;
  /** Actions of the small print, which leave the screen as it is. */
  readonly asides: Readonly<Record<string, () => void>>;
  /** Told whenever the visitor types. */
  readonly onEdit?: () => void;
  /** Told when another screen is to be seen. */
  readonly onScreen: (screen: { name: string; title: string }) => void;
}

/** The runner's side of a {@link Ui}. */
export interface RunnerUi extends Ui {
  /** The next `show` enters this screen. */
  enter(screen: string): void;
  /** Waits for something that is not the service, with the same indicator. */
  load<T>(work: Promise<T>): Promise<T>;
}

const NOWHERE: View = {
  screen: 'blank',
  visit: 0,
  description: { progress: 'page' },
  errors: {},
  notice: null,
  pending: true,
  busy: false,
  dialog: null,
  values: {},
  focus: null,
};

/** One view at a time, from the descriptions of screens and the doings of the visitor. */
export function createUi({ renderer, text, signal, asides, onEdit, onScreen }: UiOptions): RunnerUi {
  let view = NOWHERE;
  let entered = NOWHERE.screen;
  let visit = 0;
  let turn = 0;
  let waiting: { live: ShowOptions; resolve(answer: Answer): void; reject(error: unknown): void } | null = null;
  let solved = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let secondsHere = 0;
  let enteredAt = 0;
  let describeNow: ((seconds: number) => Description) | null = null;

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => {}); // Whoever waits for it hears of it; nobody has to.
  signal.addEventListener('abort', () => clearInterval(ticking), { once: true });

  function draw(change: Partial<View>): void {
    if (signal.aborted) return;
    const before = view;
    view = { ...view, ...change };
    renderer.draw(view, handlers);
    // A page that waited has its title only when there is something to be seen.
    const isNews = view.visit !== before.visit || view.description.title !== before.description.title;
    if (isNews) onScreen({ name: view.screen, title: view.description.title ?? '' });
  }

  const handlers: ViewHandlers = {
    answer(action, typed) {
      const aside = asides[action];
      if (aside) return aside();
      if (view.pending || !waiting) return;
      const { fields = {}, actions = {} } = view.description;
      if (actions[action]?.role === 'primary') {
        const errors = complaints(fields, typed, solved, text);
        if (Object.keys(errors).length > 0)
          return draw({ errors, notice: null, focus: focusOn(firstOf(fields, errors)) });
      }
      const { resolve } = waiting;
      waiting = null;
      draw({ errors: {}, notice: null, pending: true });
      resolve({ action: action as never, values: cleanedValues(fields, typed) as never });
    },
    edit(field, typed) {
      onEdit?.();
      const followed = waiting?.live.deriveValues?.(typed, field) ?? {};
      const isFollowed = Object.entries(followed).some(([name, value]) => typed[name] !== value);
      const isWrong = Object.hasOwn(view.errors, field);
      if (!isFollowed && !isWrong) return;
      const { [field]: _gone, ...errors } = view.errors;
      draw({ errors, ...(isFollowed ? { values: followed } : {}) });
    },
    dismissNotice() {
      draw({ notice: null });
    },
    verification(container) {
      const current = waiting;
      const verification = current?.live.verification;
      if (!current || !verification) return () => {};
      verification
        .render(container, (isSolved) => {
          solved = isSolved;
          if (isSolved) draw({ errors: withoutVerification(view) });
        })
        .catch((error: unknown) => current.reject(error));
      return () => verification.clear();
    },
  };

  function focusOn(target: string | undefined): View['focus'] {
    return target === undefined ? view.focus : { target, turn: ++turn };
  }

  /** From when a screen was entered, whatever is refused meanwhile. */
  function count(last: number): void {
    clearInterval(ticking);
    if (last === 0) return;
    ticking = setInterval(() => {
      // By the clock: a device that slept has missed the ticks, not the time.
      secondsHere = Math.floor((Date.now() - enteredAt) / 1000);
      if (describeNow) draw({ description: describeNow(secondsHere) });
      if (secondsHere >= last) clearInterval(ticking);
    }, 1000);
  }

  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(busyTimer), { once: true });

  /** One wait of the visitor, from an answer to the next screen, may be for several things in turn. */
  function startWait<T>(work: Promise<T>): Promise<T> {
    view = { ...view, pending: true };
    if (!signal.aborted) busyTimer ??= setTimeout(() => draw({ busy: true }), limits.busyDelayMs);
    return work;
  }

  function endWait(): void {
    clearTimeout(busyTimer);
    busyTimer = undefined;
  }

  return {
    enter(screen) {
      entered = screen;
      visit += 1;
      clearInterval(ticking);
    },
    show<D extends Description>(given: D | ((seconds: number) => D), live: ShowOptions = {}) {
      endWait();
      const again = view.visit === visit && !view.description.progress;
      const describe = typeof given === 'function' ? given : () => given;
      if (!again) {
        secondsHere = 0;
        enteredAt = Date.now();
      }
      describeNow = describe;
      const description = describe(secondsHere);
      const { errors = {}, notice = null, fields = {} } = description;
      const target = again ? firstOf(fields, errors) : description.focus;
      const focus = again || target !== undefined ? focusOn(target) : null;
      if (!again) solved = false;
      const answered = new Promise<Answer>((resolve, reject) => (waiting = { live, resolve, reject }));
      const mine = waiting;
      // Too late, it would answer another screen.
      void live.externalAction?.then((action) => waiting === mine && handlers.answer(action, {}));
      draw({
        screen: entered,
        visit,
        description,
        errors,
        notice,
        pending: false,
        busy: false,
        dialog: null,
        values: again ? view.values : {},
        focus,
      });
      if (!again) count(live.redrawSeconds ?? 0);
      // The answer is one of this description's; that its type follows is the interface's promise.
      return Promise.race([answered, stopped]) as Promise<never>;
    },
    showProgress(progress) {
      endWait();
      draw({ ...NOWHERE, screen: entered, visit, description: { progress } });
    },
    load: (work) => Promise.race([startWait(work), stopped]),
    waitFor: (operation) => Promise.race([startWait(outcome(operation)), stopped]),
    async waitWithDialog(said, operation) {
      endWait();
      draw({ dialog: { state: 'loading', text: said }, pending: true, busy: false });
      const result = await Promise.race([outcome(operation), stopped]);
      if (!result.ok) draw({ dialog: null });
      return result;
    },
    async showDone(said) {
      endWait();
      draw({ dialog: { state: 'done', text: said }, pending: true, busy: false });
      await Promise.race([new Promise((resolve) => setTimeout(resolve, limits.successIconMs)), stopped]);
      draw({ dialog: null });
    },
    finish: (operation) => startWait(outcome(operation)),
    clear() {
      endWait();
      visit += 1;
      draw({ ...NOWHERE, visit });
    },
  };
}

async function outcome<T>(operation: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await operation };
  } catch (error) {
    if (error instanceof AuthError) return { ok: false, error };
    throw error;
  }
}

type Fields = NonNullable<Description['fields']>;
type Values = Readonly<Record<string, string>>;

/** The message of every field that is not in order. */
function complaints(fields: Fields, typed: Values, solved: boolean, text: FirstMessages): Record<string, string> {
  const found = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = kind === 'humanVerification' ? (solved ? 'solved' : '') : (typed[name] ?? '');
    const message = validateField(kind, value, text);
    return message === null ? [] : [[name, message] as const];
  });
  return Object.fromEntries(found);
}

function cleanedValues(fields: Fields, typed: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, normalizeValue(kind, typed[name] ?? '')]),
  );
}

/** The first field, as they stand on the screen, that has an error. */
function firstOf(fields: Fields, errors: Values): string | undefined {
  return Object.keys(fields).find((name) => Object.hasOwn(errors, name));
}

function withoutVerification({ errors, description: { fields = {} } }: View): Values {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields[name]?.kind !== 'humanVerification'));
}
