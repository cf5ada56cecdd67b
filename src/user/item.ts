interface ItemContent<Icon> {
  /** A text in the language of the app. HTML is shown as text. */
  readonly label: string;
  /** Decoration before the label. Screen readers skip it. */
  readonly icon?: Icon;
}

interface ItemLink {
  /** Path or URL that the item links to. */
  readonly href: string;
  readonly onClick?: undefined;
}

interface ItemButton {
  readonly href?: undefined;
  /** Called after the panel is closed and the focus is on the round button. */
  readonly onClick: () => void;
}

/** An item of the app in the panel: a link (`href`) or a button (`onClick`). */
export type Item<Icon> = ItemContent<Icon> & (ItemLink | ItemButton);
