import type { HumanVerification } from '../adapters/auth-backend.ts';
import { AuthError } from '../adapters/auth-error.ts';
import type { Answer, Description } from './description.ts';
import type { Phrase } from './messages/phrase.ts';

/** Result of a call to the service. Errors are values, so that the compiler makes every screen handle them. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError };

/** Returns an operation's result or its `AuthError` as a value. Rejects with any other error. */
export async function toOutcome<T>(operation: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await operation };
  } catch (error) {
    if (error instanceof AuthError) return { ok: false, error };
    throw error;
  }
}

/** Values of fields, by field name. */
export type Values = Readonly<Record<string, string>>;

export interface ShowOptions {
  /** The service's human verification, drawn in the field of kind `humanVerification`. */
  readonly verification?: HumanVerification;
  /**
   * Called when the visitor types in `field`. Returns values for other fields, such as the country of a typed dialling
   * code.
   */
  readonly deriveValues?: (values: Values, field: string) => Values;
  /**
   * Called with the typed values when the visitor submits the form. Returns error messages by field name. These
   * messages replace the usual messages of the fields.
   */
  readonly validate?: (values: Values) => Readonly<Record<string, Phrase>>;
  /**
   * Called after the description was drawn.
   *
   * @param redraw draws the description again; has no effect after the visitor has answered
   * @param signal is aborted when the widget stops
   */
  readonly onShow?: (redraw: () => void, signal: AbortSignal) => void;
  /**
   * Resolves with the name of an action from outside the screen, such as One Tap. {@link Ui.show} then resolves with
   * this action and the typed values.
   */
  readonly externalAction?: Promise<string>;
  /** If set, the screen is redrawn every second for this number of seconds, for example to show a countdown. */
  readonly redrawSeconds?: number;
}

/** Shows screens to the visitor. */
export interface Ui {
  /**
   * Shows a description and resolves with the visitor's answer. If the screen is already shown, keeps the typed
   * values and focuses the first field with an error.
   *
   * If a field is invalid, the primary action shows the field's error, and `show` waits for the next action (spec §5).
   *
   * @param description the description, or a function that returns it. The function receives the seconds since the
   *   screen was first shown, up to `redrawSeconds`. Without `redrawSeconds`, it receives 0
   * @throws an `AuthError` (rejects) if the human verification cannot be drawn
   */
  show<const D extends Description<Phrase>>(
    description: D | ((seconds: number) => D),
    options?: ShowOptions,
  ): Promise<Answer<D>>;
  /** Shows an empty page or card with a progress bar. */
  showProgress(progress: 'page' | 'card'): void;
  /**
   * Waits for a call to the service. The busy indicator appears after 500 ms (spec §9).
   *
   * If the visitor stops the wait, the outcome is the error `auth/network-request-failed`. The visitor can stop the
   * wait in two ways:
   *
   * - By the action `cancel`. The next {@link show} then resolves with `cancel` at once.
   * - By the button that appears after 10 s. The next {@link show} then waits for the visitor as usual.
   */
  waitFor<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /**
   * Waits while the visitor can make another choice, for example for a sign-in in a provider's window, or for the app's
   * own sign-in. Once the busy indicator is visible, any button or link of the screen stops the wait, so no extra button
   * appears after 10 s. The next {@link show} then resolves with the action of this button or link.
   */
  waitWithChoices<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Like {@link waitFor}, with a progress dialog over the screen (reference §1.1). */
  waitWithDialog<T>(text: Phrase, operation: Promise<T>): Promise<Outcome<T>>;
  /** Shows a success dialog for 1 s (spec §9). */
  showDone(text: Phrase): Promise<void>;
  /**
   * Like {@link waitFor}, but the visitor cannot stop the wait. Settles even if the widget stops meanwhile, so that the
   * caller can complete its work.
   */
  finish<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Empties the widget's area of the page (reference T160). */
  clear(): void;
}
