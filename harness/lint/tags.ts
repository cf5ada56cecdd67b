import { listRules, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { stackTags } from '../lanes/stacks.ts';
import { formatProblem } from './format-problem.ts';

/** All tags that a scenario may have. Expected failures on lanes are not tags: they are in `features/expectations`. */
const scenarioTags: readonly string[] = ['@journey', '@isolated', ...stackTags];

/** Returns a lint that checks that every scenario is under a Rule whose only tag is a requirement. */
export function lintTags(requirementIds: ReadonlySet<string>) {
  return (file: FeatureFile): readonly string[] => {
    const { uri, feature } = file;
    const format = (node: Parameters<typeof formatProblem>[1], text: string): string => formatProblem(uri, node, text);
    return [
      ...feature.tags.map((tag) => format(tag, `expected no tag on a feature, saw ${tag.name}`)),
      ...listRules(file).flatMap((rule) => {
        const [tag, ...more] = rule.tags.map(({ name }) => name);
        if (tag === undefined || more.length > 0) {
          const seen = tag === undefined ? 'none' : [tag, ...more].join(' ');
          return [format(rule, `expected one tag on the Rule "${rule.name}", the id of its requirement, saw ${seen}`)];
        }
        return requirementIds.has(tag.slice(1))
          ? []
          : [format(rule, `${tag} is not a requirement in features/requirements.yaml`)];
      }),
      ...listScenarios(file).flatMap(({ rule, scenario }) => [
        ...(rule ? [] : [format(scenario, `expected "${scenario.name}" to be under a Rule`)]),
        ...scenario.tags
          .filter(({ name }) => !scenarioTags.includes(name))
          .map((tag) => format(tag, `unknown tag ${tag.name} on a scenario. Known tags: ${scenarioTags.join(', ')}`)),
        ...scenario.examples.flatMap(({ tags }) =>
          tags.map((tag) => format(tag, `expected no tag on examples, saw ${tag.name}`)),
        ),
      ]),
    ];
  };
}
