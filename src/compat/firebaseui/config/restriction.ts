import type { Restriction } from '../../../widget/config/ui-config.ts';
import { ignore, isAbsent, isObject, readLink, readText, withoutUndefined, type Given, type Warn } from './values.ts';

/**
 * Reads a restriction such as `disableSignUp`: its `status`, and the contact for visitors. As in FirebaseUI, every
 * truthy `status` counts as true.
 */
export function readRestriction(given: Given, base: URL, warn: Warn): Restriction | undefined {
  const { path, value } = given;
  if (isAbsent(value)) return undefined;
  if (!isObject(value)) return ignore(given, 'an object with the key "status"', warn);
  const get = (key: string): Given => ({ path: `${path}.${key}`, value: value[key] });
  return withoutUndefined<Restriction>({
    status: Boolean(value['status']),
    adminEmail: readText(get('adminEmail'), warn),
    helpLink: readLink(get('helpLink'), base, warn),
  });
}
