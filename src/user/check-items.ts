import { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
import type { UserButtonItem } from './button-items.ts';
import { findTypeProblems, rejectProp } from './prop-problems.ts';
import { findUrlProblems } from './url-options.ts';

const keys = ['label', 'href', 'onClick', 'icon'];

/**
 * Checks the prop `items` of `<UserButton>`. Accepts any value, because JavaScript does not check types.
 *
 * @throws ConfigError that lists the problems of all items
 */
export function checkItems(items: unknown): void {
  if (items === undefined) return;
  const problems = Array.isArray(items) ? items.flatMap(findProblems) : rejectProp('items', 'a list', items);
  if (problems.length > 0) throw new ConfigError(problems);
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
 * Returns the problem of an unknown key. Suggests the missing key that begins with the same two letters. Without such a
 * key, lists all keys.
 */
function rejectKey(key: string, path: string, item: object): readonly ConfigProblem[] {
  const similar = keys.find((each) => !(each in item) && each.startsWith(key.slice(0, 2).toLowerCase()));
  const advice = similar ? `did you mean "${similar}"?` : `known are ${keys.join(', ')}`;
  return [{ path: `UserButton.${path}.${key}`, message: `is not a known key; ${advice}` }];
}
