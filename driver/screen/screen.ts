/** Everything visible on the page, as plain data, in document order. */
export interface Screen {
  /** The widget's name for the screen; null on a page of the app. */
  readonly name: string | null;
  /** The address: path, query and fragment. */
  readonly address: string;
  /** The document's title. */
  readonly title: string;
  /** Headings of level 1. */
  readonly headings: readonly string[];
  /** Headings of level 2. */
  readonly subheadings: readonly string[];
  /** The full text of each heading and paragraph. Excludes the texts of fields, buttons and messages. */
  readonly texts: readonly string[];
  readonly fields: readonly ScreenField[];
  /** All buttons and links. */
  readonly actions: readonly ScreenAction[];
  /** Options of an open listbox. */
  readonly options: readonly string[];
  /** Messages about the whole screen. */
  readonly notices: readonly string[];
  /** A message over the screen about an operation that is running or done; null if there is none. */
  readonly dialog: { readonly text: string; readonly isDone: boolean } | null;
  /** Accessible names of all images that have a name. */
  readonly pictures: readonly string[];
  /** Number of visible images, with and without a name. */
  readonly pictureCount: number;
  /** Label or text of the focused element; null if nothing is focused. */
  readonly focus: string | null;
  /** Whether a progress bar is visible. */
  readonly isBusy: boolean;
  /** Whether a progress bar is visible inside a card: a box with a border or a shadow. */
  readonly isBusyInCard: boolean;
}

export interface ScreenField {
  readonly label: string;
  readonly value: string;
  /**
   * The `type` attribute, such as `email`, `password` or `text`; `combobox` for a choice from a list; `group` for
   * content that a third party draws, such as a reCAPTCHA. The value of a group is `solved` or empty.
   */
  readonly type: string;
  /** The `autocomplete` attribute; empty if there is none. */
  readonly autocomplete: string;
  /** The name under which the form submits the field; empty if there is none. */
  readonly name: string;
  /** The keyboard that a touch screen shows, such as `email`, `numeric` or `tel`. */
  readonly keyboard: string;
  /** The error message that ARIA associates with the field; null if there is none. */
  readonly error: string | null;
}

export interface ScreenAction {
  readonly role: 'button' | 'link';
  /** The visible text, or the accessible name if only an image is visible. */
  readonly label: string;
  /** The accessible name. */
  readonly name: string;
  /** A link's absolute URL; null for a button. */
  readonly href: string | null;
  readonly opensNewTab: boolean;
}

/** Returns all texts on the screen, including labels and messages. */
export function listTexts({ texts, fields, actions, options, notices, dialog }: Screen): readonly string[] {
  return [
    ...notices,
    ...(dialog ? [dialog.text] : []),
    ...texts,
    ...fields.flatMap(({ label, error }) => [label, error ?? []].flat()),
    ...actions.map(({ label }) => label),
    ...options,
  ];
}

/** Returns whether the screen shows no text, no picture and no progress bar. */
export const isEmpty = (screen: Screen): boolean =>
  listTexts(screen).length === 0 && screen.pictureCount === 0 && !screen.isBusy;
