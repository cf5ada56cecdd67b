import type { ConfigProblem } from '../widget/config/config-error.ts';
import type { Item } from './item.ts';
import type { PropChecks } from './prop-checks.ts';

const keys = ['label', 'href', 'onClick', 'icon'];

/** Returns true for a value that the icon of an item must not have. */
type IsWrongIcon = (icon: unknown) => boolean;

/**
 * Finds a component that was passed in place of an element. Other values are not checked, because an element from a
 * server can be any kind of object.
 */
const isComponent: IsWrongIcon = (icon) => typeof icon === 'function';

/**
 * Returns the problems of all items of the app. Accepts any value, because JavaScript does not check types.
 *
 * @param checks functions of the first load. Passed in, because a chunk that imports them would split the first load in
 *   two files
 * @param icons the icons that are allowed, in the words of error messages
 */
export function findItemProblems(
  items: unknown,
  checks: PropChecks,
  icons = 'a React node, such as <Icon />',
  isWrongIcon: IsWrongIcon = isComponent,
): readonly ConfigProblem[] {
  if (items === undefined) return [];
  if (!Array.isArray(items)) return checks.rejectProp('items', 'a list', items);
  return items.flatMap((item: unknown, index) => {
    const path = `items[${index}]`;
    if (typeof item !== 'object' || !item) return checks.rejectProp(path, 'an object', item);
    const { icon } = item as Partial<Item<unknown>>;
    return [
      ...findProblems(item, path, checks),
      ...(isWrongIcon(icon) ? checks.rejectProp(`${path}.icon`, icons, icon) : []),
    ];
  });
}

function findProblems(
  item: Partial<Item<unknown>>,
  path: string,
  { rejectProp, findTypeProblems, findUrlProblems }: PropChecks,
): readonly ConfigProblem[] {
  const { label, href, onClick } = item;
  const isLink = href !== undefined;
  const message = `must have either href or onClick, but has ${isLink ? 'both' : 'neither'}`;
  return [
    ...Object.keys(item).flatMap((key) => (keys.includes(key) ? [] : rejectKey(key, path, item))),
    ...(typeof label === 'string' && label.trim() ? [] : rejectProp(`${path}.label`, 'a non-empty string', label)),
    ...findUrlProblems(href, `${path}.href`),
    ...findTypeProblems(onClick, `${path}.onClick`, 'a function'),
    ...(isLink === (onClick !== undefined) ? [{ path: `UserButton.${path}`, message }] : []),
  ];
}

/**
 * Returns the problem of an unknown key. Suggests the missing key that begins with the same two letters. Without such a
 * key, lists all keys.
 */
function rejectKey(key: string, path: string, item: object): readonly ConfigProblem[] {
  const similar = keys.find((each) => !(each in item) && each.startsWith(key.slice(0, 2).toLowerCase()));
  const advice = similar ? `did you mean "${similar}"?` : `known are ${keys.join(', ')}`;
  return [{ path: `UserButton.${path}.${key}`, message: `is not a known key; ${advice}` }];
}
