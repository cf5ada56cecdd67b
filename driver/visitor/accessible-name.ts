import type { Visit } from '../visit.ts';

/**
 * Returns Playwright's options for finding an element by its accessible name. Translates the English name into the
 * widget's language.
 */
export function toName(
  { translator }: Pick<Visit, 'translator'>,
  label: string,
): { name: string | RegExp; exact: boolean } {
  if (!translator) return { name: label, exact: true };
  const labels = translator
    .toLabels(label)
    .map((each) => marks + [...each].map((letter) => escape(letter)).join(marks));
  return { name: new RegExp(`^(?:${labels.join('|')})${marks}$`), exact: true };
}

/** Matches the direction marks that the widget puts around names in right-to-left languages. */
const marks = '[\\u200E\\u200F\\u2066-\\u2069]*';

const escape = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
