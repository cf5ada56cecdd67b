export interface Screen {
  readonly name: string | null;
  readonly address: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly subheadings: readonly string[];
  /** The full text of each heading and paragraph, without the texts of fields, buttons and messages. */
  readonly texts: readonly string[];
  readonly fields: readonly ScreenField[];
  readonly actions: readonly ScreenAction[];
  /** Options of the open list. */
  readonly options: readonly string[];
  readonly notices: readonly string[];
  /** The dialog that reports progress or success in front of the screen; null if no dialog is open. */
  readonly dialog: { readonly text: string; readonly isDone: boolean } | null;
  readonly pictures: readonly string[];
  readonly pictureCount: number;
  /** Label or text of the focused element; null if nothing is focused. */
  readonly focus: string | null;
  readonly isBusy: boolean;
  /** Whether a progress bar is visible inside a card: a box with a border or a shadow. */
  readonly isBusyInCard: boolean;
}

export interface ScreenField {
  readonly label: string;
  /** The text in the field. For a checkbox, `ticked` or ''. For a reCAPTCHA (`type` is `group`), `solved` or ''. */
  readonly value: string;
  /**
   * The `type` attribute, such as `email`. For a choice from a list, `combobox`. For third-party content, such as a
   * reCAPTCHA, `group`.
   */
  readonly type: string;
  readonly autocomplete: string;
  readonly name: string;
  /** The keyboard that a touch screen shows, such as `email`, `numeric` or `tel`. */
  readonly keyboard: string;
  readonly error: string | null;
}

export interface ScreenAction {
  readonly role: 'button' | 'link';
  readonly label: string;
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

/** Lists the kinds of content on the screen, such as `a text` and `a dialog`. An empty page has none. */
export function listContents(screen: Screen): readonly string[] {
  const { texts, fields, actions, options, notices, dialog, pictureCount, isBusy } = screen;
  const contents: readonly (readonly [string, boolean])[] = [
    ['a text', texts.length > 0],
    ['a field', fields.length > 0],
    ['a button or link', actions.length > 0],
    ['a list', options.length > 0],
    ['a picture', pictureCount > 0],
    ['a message', notices.length > 0],
    ['a dialog', dialog !== null],
    ['a busy indicator', isBusy],
  ];
  return contents.filter(([, isVisible]) => isVisible).map(([name]) => name);
}

/** Returns true if the visitor sees an empty page. */
export const isEmpty = (screen: Screen): boolean => listContents(screen).length === 0;
