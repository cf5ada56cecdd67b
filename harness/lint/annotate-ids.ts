import { listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { findRequirements, findTaggedIds, listScenarioPlaces } from '../judge/scenario-id.ts';

/** The keys are IDs of scenarios and of rows of examples. The values are the titles. */
export type Titles = ReadonlyMap<string, string>;

export function listTitles(files: readonly FeatureFile[]): Titles {
  const titles = files.flatMap(listScenarios).flatMap(({ rule, scenario }) => {
    const requirements = rule ? findRequirements(rule).join(', ') : '(no requirement)';
    const [id = ''] = findTaggedIds(scenario);
    const rows = listScenarioPlaces(rule, scenario);
    return [[id, `${requirements} > ${scenario.name}`] as const, ...rows.map((row) => [row.id, row.title] as const)];
  });
  return new Map(titles.map(([id, title]) => [id, title.replaceAll(/\s+/g, ' ').trim()]));
}

/**
 * Writes the title of each scenario after its ID in a YAML file, as in `03-17/2 # title`.
 *
 * The ID of a row of examples changes when a row is added before it, for example from `03-17/2` to `03-17/3`. So if an
 * ID is followed by the title of another scenario or row, keeps the title and corrects the ID.
 */
export function annotateIds(text: string, titles: Titles): string {
  const ids = new Map([...titles].map(([id, title]) => [title, id]));
  return text.replaceAll(
    /^(\s*- (?:id: )?)(\d{2,}-\d+(?:\/\d+)?)(?: +# (.*))?$/gm,
    (line: string, start: string, id: string, comment = '') => {
      const title = titles.get(id);
      const moved = comment === title ? undefined : ids.get(comment);
      if (moved !== undefined) return `${start}${moved} # ${comment}`;
      return title === undefined ? line : `${start}${id} # ${title}`;
    },
  );
}

/** Checks that the comment after each ID in a YAML file is the scenario's title. */
export function lintAnnotations(text: string, titles: Titles, name: string): readonly string[] {
  const annotated = annotateIds(text, titles).split('\n');
  return text.split('\n').flatMap((line, index) => {
    const expected = annotated[index] ?? '';
    if (line === expected) return [];
    return [
      `${name}:${index + 1}: the comment after the id is not the scenario's title. To correct it, run: npm run format\n` +
        `  expected: ${expected.trim()}\n  saw:      ${line.trim()}`,
    ];
  });
}
