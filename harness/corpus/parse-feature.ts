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

export interface FeatureFile {
  readonly uri: string;
  readonly feature: Feature;
}

export interface PlacedScenario {
  readonly uri: string;
  readonly rule: Rule | null;
  readonly scenario: Scenario;
}

/** Parses Gherkin. If the text is invalid, throws an error with the line and column. */
export function parseDocument(text: string): GherkinDocument {
  return new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher()).parse(text);
}

export function parseFeature(uri: string, text: string): FeatureFile {
  const { feature } = parseDocument(text);
  if (!feature) throw new Error('expected a feature');
  return { uri, feature };
}

export const listRules = ({ feature }: FeatureFile): readonly Rule[] =>
  feature.children.flatMap(({ rule }) => rule ?? []);

export function listScenarios({ uri, feature }: FeatureFile): readonly PlacedScenario[] {
  return feature.children.flatMap(({ rule, scenario }) => {
    if (scenario) return [{ uri, rule: null, scenario }];
    return (rule?.children ?? []).flatMap((child) =>
      child.scenario ? [{ uri, rule: rule ?? null, scenario: child.scenario }] : [],
    );
  });
}

export const listBackgrounds = ({ feature }: FeatureFile): readonly Background[] =>
  feature.children.flatMap(({ rule, background }) => [
    ...(background ? [background] : []),
    ...(rule?.children ?? []).flatMap((child) => child.background ?? []),
  ]);

export const listCells = ({ dataTable }: Step): readonly string[] =>
  (dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value));

export const listColumns = ({ tableHeader }: Examples): readonly string[] =>
  (tableHeader?.cells ?? []).map(({ value }) => value);
