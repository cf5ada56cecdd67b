import type { ScreenAppearance } from './config/screen-appearance.ts';
import type { Description } from './description.ts';
import type { ExpandedLanguage } from './messages/language.ts';

/** Everything that a renderer draws at one moment: a screen's description and its state. */
export interface View<T = string> {
  /** The screen's name (spec §2). Stories and tests use it; visitors never see it. */
  readonly screen: string;
  /**
   * A number that changes each time the visitor enters a screen. While the number is the same, fields keep the typed
   * text.
   */
  readonly stay: number;
  readonly description: Description<T>;
  /** Error messages under fields, by field name. */
  readonly errors: Readonly<Record<string, T>>;
  readonly notice: T | null;
  /** True while the visitor's last action is in progress. The widget then ignores all actions except `cancel`. */
  readonly pending: boolean;
  /** True while the busy indicator is visible: an operation has been running for 500 ms or more (spec §9). */
  readonly busy: boolean;
  /** Name of the action or choice that the visitor has chosen last on this screen; null if there is none yet. */
  readonly chosen: string | null;
  /** After 10 s of waiting: a message, and the label of the button that stops waiting. Otherwise null. */
  readonly longWait: { readonly text: T; readonly stop: T } | null;
  /** A dialog that covers the screen, and reports progress or success (reference §1.1 "Progress dialog"). */
  readonly dialog: { readonly state: 'loading' | 'done'; readonly text: T } | null;
  /**
   * Maps the name of a field to the value that the widget puts into it. A renderer applies the values only when
   * `values` is a new object, so that a redraw does not overwrite the visitor's input.
   */
  readonly values: Readonly<Record<string, string>>;
  /** `target` names the field or action to focus. A new `turn` focuses the same target again. */
  readonly focus: { readonly target: string; readonly turn: number } | null;
  /** The app's settings for the look of the screens. If a setting is missing, its default applies. */
  readonly appearance?: ScreenAppearance | undefined;
  /** The language of the description. Renderers read further texts, such as `loading`, from `language.texts`. */
  readonly language: ExpandedLanguage;
}

/** Reports the visitor's actions to the widget. */
export interface ViewHandlers {
  /**
   * Called when the visitor has chosen an action or a choice. `values` contains the typed values of all fields. While
   * the view is pending, only `cancel` has an effect.
   */
  answer(action: string, values: Readonly<Record<string, string>>): void;
  /**
   * Reports that the visitor has typed in a field. This removes the field's error (reference §4). `values` contains the
   * typed values of all fields.
   */
  edit(field: string, values: Readonly<Record<string, string>>): void;
  /** Draws the service's human verification in a container. Returns a function that removes the verification. */
  verification(container: HTMLElement): () => void;
  dismissNotice(): void;
  /** Stops waiting for the operation that is running. */
  stopWaiting(): void;
}

/** Draws views and calls the handlers when the visitor acts. */
export interface ViewRenderer {
  draw(view: View, handlers: ViewHandlers): void;
}
