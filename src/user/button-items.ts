import type { ReactNode } from 'react';

interface ItemContent {
  /** A text in the language of the app. HTML is shown as text. */
  readonly label: string;
  /** Decoration before the label, such as `<OrdersIcon />`. Screen readers skip it. */
  readonly icon?: ReactNode;
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

/** An item of the app in the panel of `<UserButton>`: a link (`href`) or a button (`onClick`). */
export type UserButtonItem = ItemContent & (ItemLink | ItemButton);
