import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  IdGenerator,
  type Background,
  type Examples,
  type Feature,
  type GherkinDocument,
  type Rule,
  type Scenario,
  type Step,
} from '@cucumber/messages';

/** A feature as it is written, with the file that it is in. */
export interface FeatureFile {
  readonly uri: string;
  readonly feature: Feature;
}

/** A scenario where it stands. */
export interface PlacedScenario {
  readonly uri: string;
  readonly rule: Rule | null;
  readonly scenario: Scenario;
}

/** Looks at one thing in a feature; each problem says where it is and what was expected. */
export type FeatureLint = (file: FeatureFile) => readonly string[];

/** Reads a feature's text. Throws with the line where it cannot be read. */
export function parseDocument(text: string): GherkinDocument {
  return new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher()).parse(text);
}

/** As {@link parseDocument}; throws also where there is no feature. */
export function parseFeature(uri: string, text: string): FeatureFile {
  const { feature } = parseDocument(text);
  if (!feature) throw new Error('there is no feature in it');
  return { uri, feature };
}

export const rulesOf = ({ feature }: FeatureFile): readonly Rule[] =>
  feature.children.flatMap(({ rule }) => rule ?? []);

/** Every scenario, also those under no Rule. */
export function scenariosOf({ uri, feature }: FeatureFile): readonly PlacedScenario[] {
  return feature.children.flatMap(({ rule, scenario }) => {
    if (scenario) return [{ uri, rule: null, scenario }];
    return (rule?.children ?? []).flatMap((child) =>
      child.scenario ? [{ uri, rule: rule ?? null, scenario: child.scenario }] : [],
    );
  });
}

export const backgroundsOf = ({ feature }: FeatureFile): readonly Background[] =>
  feature.children.flatMap(({ rule, background }) => [
    ...(background ? [background] : []),
    ...(rule?.children ?? []).flatMap((child) => child.background ?? []),
  ]);

export const tagsOf = ({ tags }: { readonly tags: readonly { readonly name: string }[] }): readonly string[] =>
  tags.map(({ name }) => name);

/** What a step takes beside its text. */
export const cellsOf = ({ dataTable }: Step): readonly string[] =>
  (dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value));

export const columnsOf = ({ tableHeader }: Examples): readonly string[] =>
  (tableHeader?.cells ?? []).map(({ value }) => value);

/** `file:line: what is wrong`. */
export const problemAt = (
  uri: string,
  { location }: { readonly location: { readonly line: number } },
  text: string,
): string => `${uri}:${location.line}: ${text}`;
