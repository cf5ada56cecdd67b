import { aloneTags } from '../lanes/lanes.ts';
import { problemAt, rulesOf, scenariosOf, tagsOf, type FeatureFile } from './features.ts';

/**
 * Tags that a scenario may have. Whether a lane passes it is never a tag's business (`features/expectations`); that no
 * other lane could show it is, and then there is a lane that does.
 */
const scenarioTags = new Set(['@journey', '@isolated', ...aloneTags]);

/** Every Rule is one requirement that there is, and everything is under a Rule. */
export function lintTags(requirementIds: ReadonlySet<string>) {
  return (file: FeatureFile): readonly string[] => {
    const { uri, feature } = file;
    const at = (node: Parameters<typeof problemAt>[1], text: string): string => problemAt(uri, node, text);
    return [
      ...feature.tags.map((tag) => at(tag, `expected no tag on a feature, saw ${tag.name}`)),
      ...rulesOf(file).flatMap((rule) => {
        const [tag, ...more] = tagsOf(rule);
        if (tag === undefined || more.length > 0) {
          const seen = tag === undefined ? 'none' : [tag, ...more].join(' ');
          return [at(rule, `expected one tag on the Rule "${rule.name}", its requirement's id; saw ${seen}`)];
        }
        return requirementIds.has(tag.slice(1))
          ? []
          : [at(rule, `${tag} is no requirement in features/requirements.yaml`)];
      }),
      ...scenariosOf(file).flatMap(({ rule, scenario }) => [
        ...(rule ? [] : [at(scenario, `expected "${scenario.name}" under the Rule of a requirement`)]),
        ...scenario.tags
          .filter(({ name }) => !scenarioTags.has(name))
          .map((tag) => at(tag, `expected no tag on a scenario but ${[...scenarioTags].join(', ')}; saw ${tag.name}`)),
        ...scenario.examples.flatMap(({ tags }) =>
          tags.map((tag) => at(tag, `expected no tag on examples, saw ${tag.name}`)),
        ),
      ]),
    ];
  };
}
