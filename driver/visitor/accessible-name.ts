import type { Visit } from '../visit.ts';

/**
 * Returns Playwright's options for finding an element by its accessible name. Translates the English name into the
 * language of the lane.
 */
export function toName(
  { translator }: Pick<Visit, 'translator'>,
  label: string,
): { name: string | RegExp; exact: boolean } {
  if (!translator) return { name: label, exact: true };
  const labels = translator.toLabels(label).map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { name: new RegExp(`^(?:${labels.join('|')})$`), exact: true };
}
