import type { GherkinDocument } from '@cucumber/messages';

/** Maps the ID of each step's AST node, also of the steps in backgrounds, to the step's line in the feature. */
export function findStepLines({ feature }: GherkinDocument): ReadonlyMap<string, number> {
  const children = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])]);
  const steps = children.flatMap(({ background, scenario }) => [
    ...(background?.steps ?? []),
    ...(scenario?.steps ?? []),
  ]);
  return new Map(steps.map(({ id, location }) => [id, location.line]));
}
