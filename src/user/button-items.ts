import type { ReactNode } from 'react';
import type { ConfigProblem } from '../widget/config/config-error.ts';
import { findTypeProblems, rejectProp } from './prop-problems.ts';
import { findUrlProblems } from './url-options.ts';

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

const keys = ['label', 'href', 'onClick', 'icon'];

/** Returns the problems of the prop `items`. Accepts any value, because JavaScript does not check types. */
export function findItemProblems(items: unknown): readonly ConfigProblem[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? items.flatMap(findProblems) : rejectProp('items', 'a list', items);
}

function findProblems(item: unknown, index: number): readonly ConfigProblem[] {
  const path = `items[${index}]`;
  if (typeof item !== 'object' || !item) return rejectProp(path, 'an object', item);
  const { label, href, onClick, icon } = item as Partial<UserButtonItem>;
  const isLink = href !== undefined;
  const message = `must have either href or onClick, but has ${isLink ? 'both' : 'neither'}`;
  return [
    ...Object.keys(item).flatMap((key) => (keys.includes(key) ? [] : rejectKey(key, path, item))),
    ...(typeof label === 'string' && label.trim() ? [] : rejectProp(`${path}.label`, 'a non-empty string', label)),
    ...findUrlProblems(href, `${path}.href`),
    ...findTypeProblems(onClick, `${path}.onClick`, 'a function'),
    // A component in place of its element. Not checked further: elements from a server can be any kind of object.
    ...(typeof icon === 'function' ? rejectProp(`${path}.icon`, 'a React node, such as <Icon />', icon) : []),
    ...(isLink === (onClick !== undefined) ? [{ path: `UserButton.${path}`, message }] : []),
  ];
}

/**
 * Returns the problem of an unknown key. Suggests the missing key that begins with the same two letters, because a
 * search for the most similar key would be larger than all other checks of items. Without such a key, lists all keys.
 */
function rejectKey(key: string, path: string, item: object): readonly ConfigProblem[] {
  const similar = keys.find((each) => !(each in item) && each.startsWith(key.slice(0, 2).toLowerCase()));
  const advice = similar ? `did you mean "${similar}"?` : `known are ${keys.join(', ')}`;
  return [{ path: `UserButton.${path}.${key}`, message: `is not a known key; ${advice}` }];
}
