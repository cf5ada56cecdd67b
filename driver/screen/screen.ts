/** What is on the page for somebody who looks at it: only what is visible, in the order in which it stands. */
export interface Screen {
  /** The widget's name for it; null on a page of the app. */
  readonly name: string | null;
  /** Path, query and fragment. */
  readonly address: string;
  /** The browser's title. */
  readonly title: string;
  /** Headings of the first level. */
  readonly headings: readonly string[];
  /** Headings and paragraphs, each as a whole. Not what a field, a button or a message says. */
  readonly texts: readonly string[];
  readonly fields: readonly SeenField[];
  /** Buttons and links. */
  readonly actions: readonly SeenAction[];
  /** What is offered to choose from in an open list, in order. */
  readonly options: readonly string[];
  /** Messages about the screen as a whole. */
  readonly notices: readonly string[];
  /** What is said over the screen of something that is under way or was done; null where nothing is. */
  readonly dialog: { readonly text: string; readonly isDone: boolean } | null;
  /** The names of pictures that say something. */
  readonly pictures: readonly string[];
  /** The label of the field, button or link that has the focus, or its text; null where nothing has it. */
  readonly focus: string | null;
  /** A progress bar is visible. */
  readonly isBusy: boolean;
}

export interface SeenField {
  readonly label: string;
  readonly value: string;
  /**
   * What the browser is told of it: `email`, `password`, `text`; `combobox` where one of many is chosen; `group` where
   * others draw what is to be done, as with a human verification, whose value is `solved` or empty.
   */
  readonly type: string;
  /** The token by which a password manager knows it; empty where there is none. */
  readonly autocomplete: string;
  /** The message that is tied to it as its error; null where there is none. */
  readonly error: string | null;
}

export interface SeenAction {
  readonly role: 'button' | 'link';
  /** What is to be read on it, or its name where it shows a picture only. */
  readonly label: string;
  /** The name that assistive technology reads. */
  readonly name: string;
  /** A link's whole target; null for a button. */
  readonly href: string | null;
  readonly opensNewTab: boolean;
}

/** All that can be read, wherever it stands. */
export function everyText({ texts, fields, actions, options, notices, dialog }: Screen): readonly string[] {
  return [
    ...notices,
    ...(dialog ? [dialog.text] : []),
    ...texts,
    ...fields.flatMap(({ label, error }) => [label, error ?? []].flat()),
    ...actions.map(({ label }) => label),
    ...options,
  ];
}

/** Nothing is to be seen: no text, and nothing that moves. */
export const isEmpty = (screen: Screen): boolean => everyText(screen).length === 0 && !screen.isBusy;
