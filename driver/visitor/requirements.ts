import type { Visit } from '../visit.ts';

/** An item of the list of requirements below a field. */
export interface VisibleRequirement {
  readonly text: string;
  /** The mark before the text. The item for the strength of a password has no mark. */
  readonly mark: 'met' | 'not met' | 'no mark';
}

/**
 * Creates the function that reads the requirements listed below a field, for example below the field for a new
 * password.
 */
export function createRequirements(visit: Visit) {
  return {
    /** Returns the requirements below a field, in order. Returns an empty list if there is no list of requirements. */
    readRequirements: (label: string): Promise<readonly VisibleRequirement[]> =>
      visit.whenIdle(({ page }) =>
        page.evaluate(readRequirements, [label, ...(visit.translator?.toLabels(label) ?? [])]),
      ),
  };
}

/** Reads the requirements of the field that has one of these labels. Runs in the page. */
function readRequirements(labels: readonly string[]): VisibleRequirement[] {
  const inputs = [...document.querySelectorAll('input')];
  const input = inputs.find((each) =>
    [...(each.labels ?? [])].some(({ innerText }) => labels.includes(innerText.trim())),
  );
  return (input?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => [...document.querySelectorAll<HTMLElement>(`ul[id="${CSS.escape(id)}"] > li`)])
    .filter((item) => item.checkVisibility())
    .map((item) => ({
      // Remove the direction marks that the widget puts around numbers in right-to-left languages.
      text: item.innerText.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '').trim(),
      mark: !item.querySelector('svg') ? 'no mark' : item.querySelector('[role=img][aria-label]') ? 'met' : 'not met',
    }));
}
