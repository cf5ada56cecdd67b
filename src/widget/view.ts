import type { Description } from './description.ts';

/** What is to be seen at one moment: a screen's description, and how things stand with it. */
export interface View {
  /** The screen's name (spec §2), for titles, stories and coverage; not a text. */
  readonly screen: string;
  /** A new number whenever a screen is entered. What was typed is kept for as long as it stays the same. */
  readonly visit: number;
  readonly description: Description;
  /** By field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string | null;
  /** An answer is being worked on; another one is ignored. */
  readonly pending: boolean;
  /** The busy indicator is to be seen: `pending` for 500 ms (spec §9). */
  readonly busy: boolean;
  /** Over the screen: something is under way, or was done a moment ago (reference §1.1 "Progress dialog"). */
  readonly dialog: { readonly state: 'loading' | 'done'; readonly text: string } | null;
  /**
   * Values that the widget puts into fields while the visitor types in others, by field name. Only those that it puts
   * there now: a new object puts them there, once.
   */
  readonly values: Readonly<Record<string, string>>;
  /** Where the focus belongs, by field or action name. A new `turn` asks for it again. */
  readonly focus: { readonly target: string; readonly turn: number } | null;
}

/** What a visitor can do with a view. */
export interface ViewHandlers {
  /** An action or a choice was taken. `values` holds every field by name, as typed. Ignored while pending. */
  answer(action: string, values: Readonly<Record<string, string>>): void;
  /** A field was typed in: its error goes (reference §4). `values` holds every field by name, as typed. */
  edit(field: string, values: Readonly<Record<string, string>>): void;
  /** The place for the service's human verification is there; the answer is how to take it away. */
  verification(container: HTMLElement): () => void;
  dismissNotice(): void;
}

/** Something that can be looked at: it draws views, and reports what the visitor does. */
export interface ViewRenderer {
  draw(view: View, handlers: ViewHandlers): void;
}
