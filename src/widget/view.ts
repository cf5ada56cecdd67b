import type { Description } from './description.ts';

/** All that a renderer draws at one moment: a screen's description and its state. */
export interface View {
  /** The screen's name (spec §2), for titles, stories and coverage; not a text. */
  readonly screen: string;
  /** Increases whenever a screen is entered. Fields keep what was typed until it changes. */
  readonly visit: number;
  readonly description: Description;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string | null;
  /** The visitor's last action is in progress; further actions are ignored. */
  readonly pending: boolean;
  /** The busy indicator is visible, because the view has been `pending` for 500 ms (spec §9). */
  readonly busy: boolean;
  /** A dialog over the screen that reports progress or success (reference §1.1 "Progress dialog"). */
  readonly dialog: { readonly state: 'loading' | 'done'; readonly text: string } | null;
  /**
   * Values that the widget puts into fields, by field name, while the visitor types in other fields. A new object is
   * applied once.
   */
  readonly values: Readonly<Record<string, string>>;
  /** The field or action to focus, by name. A new `turn` moves the focus there again. */
  readonly focus: { readonly target: string; readonly turn: number } | null;
}

/** Reports the visitor's actions to the widget. */
export interface ViewHandlers {
  /** Takes an action or a choice. `values` has every field as typed, by name. Ignored while pending. */
  answer(action: string, values: Readonly<Record<string, string>>): void;
  /** Reports typing in a field, which removes its error (reference §4). `values` has every field as typed, by name. */
  edit(field: string, values: Readonly<Record<string, string>>): void;
  /** Renders the service's human verification into a container. Returns a function that removes it. */
  verification(container: HTMLElement): () => void;
  dismissNotice(): void;
}

/** Draws views and calls the handlers when the visitor acts. */
export interface ViewRenderer {
  draw(view: View, handlers: ViewHandlers): void;
}
