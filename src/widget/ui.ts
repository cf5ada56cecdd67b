import { AuthError } from '../adapters/auth-error.ts';
import type { Answer, Description } from './description.ts';
import { limits } from './limits.ts';
import type { Messages } from './messages/en.ts';
import { cleaned, complaint } from './validation/rules.ts';
import type { Face, View, ViewHandlers } from './view.ts';

/** How an operation of the service ended: a refusal is a value, so that a screen must say what it makes of it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError };

/** What a screen can do with the visitor: show itself, and keep them waiting. */
export interface Ui {
  /**
   * Shows a description and waits for its answer. The primary action answers only once every field is in order
   * (spec §5). Shown again by the same screen, what was typed stays, and the focus goes to the first error.
   */
  show<const D extends Description>(description: D): Promise<Answer<D>>;
  /** Waits for the service; after 500 ms the visitor sees that (spec §9). What is not a refusal is thrown. */
  busy<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** As {@link busy}, and goes on even when the widget is taken away meanwhile: for what must not be left half done. */
  finish<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Shows nothing any more (reference T160). */
  leave(): void;
}

export interface UiOptions {
  readonly face: Face;
  readonly text: Messages;
  readonly signal: AbortSignal;
  /** Actions of the small print, which leave the screen as it is. */
  readonly asides: Readonly<Record<string, () => void>>;
  /** Told whenever the visitor types. */
  readonly onEdit?: () => void;
  /** Told when another screen is to be seen. */
  readonly onScreen: (screen: { name: string; title: string }) => void;
}

/** The runner's side of a {@link Ui}. */
export interface StagedUi extends Ui {
  /** The next `show` enters this screen. */
  enter(screen: string): void;
  /** Waits for something that is not the service, with the same indicator. */
  during<T>(work: Promise<T>): Promise<T>;
}

const NOWHERE: View = {
  screen: 'blank',
  visit: 0,
  description: { progress: 'page' },
  errors: {},
  notice: null,
  pending: true,
  busy: false,
  focus: null,
};

/** One view at a time, from the descriptions of screens and the doings of the visitor. */
export function createUi({ face, text, signal, asides, onEdit, onScreen }: UiOptions): StagedUi {
  let view = NOWHERE;
  let entered = NOWHERE.screen;
  let visit = 0;
  let turn = 0;
  let resolveAnswer: ((answer: Answer) => void) | null = null;

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => {}); // Whoever waits for it hears of it; nobody has to.

  function draw(change: Partial<View>): void {
    if (signal.aborted) return;
    const before = view;
    view = { ...view, ...change };
    face.draw(view, handlers);
    if (view.visit !== before.visit) onScreen({ name: view.screen, title: view.description.title ?? '' });
  }

  const handlers: ViewHandlers = {
    answer(action, typed) {
      const aside = asides[action];
      if (aside) return aside();
      if (view.pending || !resolveAnswer) return;
      const { fields = {}, actions = {} } = view.description;
      if (actions[action]?.role === 'primary') {
        const errors = complaints(fields, typed, text);
        if (Object.keys(errors).length > 0)
          return draw({ errors, notice: null, focus: focusOn(firstOf(fields, errors)) });
      }
      const resolve = resolveAnswer;
      resolveAnswer = null;
      draw({ errors: {}, notice: null, pending: true });
      resolve({ action: action as never, values: cleanedValues(fields, typed) as never });
    },
    edit(field) {
      onEdit?.();
      if (!Object.hasOwn(view.errors, field)) return;
      const { [field]: _gone, ...errors } = view.errors;
      draw({ errors });
    },
    dismissNotice() {
      draw({ notice: null });
    },
  };

  function focusOn(target: string | undefined): View['focus'] {
    return target === undefined ? view.focus : { target, turn: ++turn };
  }

  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(busyTimer), { once: true });

  /** One wait of the visitor, from an answer to the next screen, may be for several things in turn. */
  function waitFor<T>(work: Promise<T>): Promise<T> {
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
    },
    show(description: Description) {
      endWait();
      const { errors = {}, notice = null, fields = {} } = description;
      const again = view.visit === visit;
      const target = again ? firstOf(fields, errors) : description.focus;
      const focus = again || target !== undefined ? focusOn(target) : null;
      // The answer is one of this description's; that its type follows is the interface's promise.
      const answered = new Promise<never>(
        (resolve) => (resolveAnswer = resolve as unknown as (answer: Answer) => void),
      );
      draw({ screen: entered, visit, description, errors, notice, pending: false, busy: false, focus });
      return Promise.race([answered, stopped]);
    },
    during: (work) => Promise.race([waitFor(work), stopped]),
    busy: (operation) => Promise.race([waitFor(outcome(operation)), stopped]),
    finish: (operation) => waitFor(outcome(operation)),
    leave() {
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
type Typed = Readonly<Record<string, string>>;

/** The message of every field that is not in order. */
function complaints(fields: Fields, typed: Typed, text: Messages): Record<string, string> {
  const found = Object.entries(fields).flatMap(([name, { kind }]) => {
    const message = complaint(kind, typed[name] ?? '', text);
    return message === null ? [] : [[name, message] as const];
  });
  return Object.fromEntries(found);
}

function cleanedValues(fields: Fields, typed: Typed): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, cleaned(kind, typed[name] ?? '')]));
}

/** The first field, as they stand on the screen, that has an error. */
function firstOf(fields: Fields, errors: Typed): string | undefined {
  return Object.keys(fields).find((name) => Object.hasOwn(errors, name));
}
