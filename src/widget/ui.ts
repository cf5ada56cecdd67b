import type { HumanVerification } from '../adapters/auth-backend.ts';
import type { AuthError } from '../adapters/auth-error.ts';
import type { Answer, Description } from './description.ts';

/** The result of a call to the service. An error is a value, so that the compiler makes every screen handle it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError };

/** Field values by name. */
export type Values = Readonly<Record<string, string>>;

export interface ShowOptions {
  /** The service's human verification, for the screen's field of that kind. */
  readonly verification?: HumanVerification;
  /** Returns values to put into other fields after the visitor typed in `field`. */
  readonly deriveValues?: (values: Values, field: string) => Values;
  /** An action that answers the screen without the visitor, such as a sign-in by One Tap. */
  readonly externalAction?: Promise<string>;
  /** Redraws the description every second, for this many seconds after the screen was entered. */
  readonly redrawSeconds?: number;
}

/** Shows screens to the visitor. */
export interface Ui {
  /**
   * Shows a description and resolves with the visitor's answer. The primary action answers only if every field is valid
   * (spec §5). If the screen is shown already, typed values stay and the first field error takes the focus. Rejects with
   * an `AuthError` if the human verification cannot be drawn.
   *
   * @param description the description, or a function of the whole seconds since the screen was entered
   */
  show<const D extends Description>(
    description: D | ((seconds: number) => D),
    options?: ShowOptions,
  ): Promise<Answer<D>>;
  /** Shows an empty page or card with a progress bar. */
  showProgress(progress: 'page' | 'card'): void;
  /** Waits for a call to the service. After 500 ms the busy indicator appears (spec §9). */
  waitFor<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Waits for a call to the service, with a progress dialog over the screen (reference §1.1). */
  waitWithDialog<T>(text: string, operation: Promise<T>): Promise<Outcome<T>>;
  /** Shows a dialog with a tick for 1 s (spec §9). */
  showDone(text: string): Promise<void>;
  /** Like {@link waitFor}, but also resolves after the widget was stopped, so that the caller can complete its work. */
  finish<T>(operation: Promise<T>): Promise<Outcome<T>>;
  /** Shows nothing any more (reference T160). */
  clear(): void;
}
