import type { Choice } from '../../widget/description.ts';

type Entry = readonly [name: string, choice: Choice];

/** Splits choices into lists, so that the choices that show only an icon have a list of their own. */
export function groupChoices(choices: Readonly<Record<string, Choice>>): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  let last: true | undefined;
  for (const entry of Object.entries(choices)) {
    const { isIconOnly } = entry[1];
    const group = groups.at(-1);
    if (group && isIconOnly === last) group.push(entry);
    else groups.push([entry]);
    last = isIconOnly;
  }
  return groups;
}
