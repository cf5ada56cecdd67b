import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../driver/harness-error.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { countScenarios } from '../corpus/count-scenarios.ts';
import { readExpectations, type Expectation } from '../judge/expectations.ts';
import { backends, type Backend } from './backends.ts';
import { browsers, type LaneBrowser } from './browsers.ts';
import { renderers, type Renderer } from './renderers.ts';
import { listOtherTags } from './lane-tags.ts';
import { stacks, type Stack } from './stacks.ts';

export interface Lane {
  /**
   * Renderer and backend, such as `react:fake`. The suffix `@spec` stands for old versions of React and Firebase (spec
   * §9). A suffix such as `/firefox` stands for a browser other than Chromium.
   */
  readonly name: string;
  readonly renderer: Renderer;
  readonly backend: Backend;
  readonly stack: Stack;
  readonly browser: LaneBrowser;
  /** A few words about the lane, for `--help`. Omitted for lanes that cannot be named in `--lane`. */
  readonly about?: string | undefined;
  /** The language of the widget. If undefined, the widget is in English. */
  readonly locale?: string | undefined;
}

export function defineLane({
  renderer,
  backend,
  stack = stacks.deployed,
  browser = browsers.chromium,
  about,
}: Pick<Lane, 'renderer' | 'backend'> & Partial<Lane>): Lane {
  const name = `${renderer.name}:${backend.name}${stack.suffix}${browser.suffix}`;
  return { name, renderer, backend, stack, browser, about };
}

const { react, component, package: packed, plain, element, firebaseui } = renderers;

/**
 * All lanes, except lanes with a developer's own renderer. The first lane runs React's production build. The second
 * lane runs React's development build, because only this build prints warnings.
 */
export const lanes: readonly Lane[] = [
  defineLane({
    renderer: react,
    backend: backends.fake,
    about: "React's production build, on the in-memory service",
  }),
  defineLane({
    renderer: react,
    backend: backends.emulator,
    stack: stacks.deployedWithWarnings,
    about: "React's development build, on the Auth emulator",
  }),
  defineLane({
    renderer: react,
    backend: backends.fake,
    stack: stacks.specified,
    about: 'React 18.2.0 and Firebase 9.10.0, which the product specification names',
  }),
  defineLane({
    renderer: react,
    backend: backends.fake,
    browser: browsers.firefox,
    about: 'the lane react:fake in Firefox; runs only if --lane names it',
  }),
  defineLane({
    renderer: react,
    backend: backends.fake,
    browser: browsers.webkit,
    about: 'the scenarios of react:fake with the tag @journey, in WebKit; runs only if --lane names it',
  }),
  defineLane({
    renderer: react,
    backend: backends.firebase,
    about: 'the build to deploy; its requests to Firebase go to the Auth emulator',
  }),
  defineLane({
    renderer: component,
    backend: backends.fake,
    stack: stacks.deployedWithWarnings,
    about: 'the component <SignIn> in a page that renders it again and again during each scenario',
  }),
  defineLane({
    renderer: component,
    backend: backends.appAuth,
    about: '<SignIn> with an Auth instance that the app has created, on the emulator',
  }),
  defineLane({
    renderer: packed,
    backend: backends.ownAuth,
    about: '<SignIn> of the packed npm package, with App Check',
  }),
  defineLane({ renderer: plain, backend: backends.fake, about: 'the renderer in plain DOM, without a framework' }),
  defineLane({ renderer: element, backend: backends.fake, about: 'the custom element of the packed npm package' }),
  defineLane({
    renderer: firebaseui,
    backend: backends.emulator,
    about: 'FirebaseUI 6.1.0, for comparison, on the Auth emulator',
  }),
  defineLane({
    renderer: firebaseui,
    backend: backends.wire,
    about: 'FirebaseUI 6.1.0, for comparison; a local server answers its requests from the in-memory service',
  }),
];

export const laneNames: readonly string[] = lanes.map(({ name }) => name);

/**
 * Names of the lanes that run by default, and in continuous integration. A lane combines a renderer, a backend and a
 * browser.
 */
export const defaultLaneNames: readonly string[] = lanes
  .filter(({ browser }) => browser.runsByDefault)
  .map(({ name }) => name);

/**
 * Returns the lanes with these names, without duplicates.
 *
 * @throws HarnessError if a name is unknown
 */
export function findLanes(names: readonly string[]): readonly Lane[] {
  const unknown = names.find((name) => !laneNames.includes(name));
  if (unknown !== undefined) {
    throw new HarnessError(`Unknown lane "${unknown}". Known lanes: ${laneNames.join(', ')}`);
  }
  return [...new Set(names)].flatMap((name) => lanes.find((lane) => lane.name === name) ?? []);
}

/**
 * Returns a tag expression that selects the scenarios to run on a lane.
 *
 * @param requested a further condition as a tag expression; empty for none
 */
export function tagExpressionFor(
  lane: Pick<Lane, 'renderer' | 'backend' | 'stack' | 'browser'>,
  requested: string,
): string {
  const excluded = [...listOtherTags(lane), ...[...excludedRequirements(lane)].map((id) => `@${id}`)];
  const conditions = [requested, lane.browser.only ?? ''].filter((condition) => condition !== '');
  return [...conditions.map((condition) => `(${condition})`), ...excluded.map((tag) => `not ${tag}`)].join(' and ');
}

/** Replaces the colons and slashes in a lane's name, because file names cannot contain these characters. */
export const toFileName = (laneName: string): string => laneName.replaceAll(/[:/]/g, '-');

export const excludedRequirements = ({ renderer }: Pick<Lane, 'renderer'>): ReadonlySet<string> =>
  new Set(renderer.exclusions.flatMap(({ requirements }) => requirements));

/** Counts the scenarios of each feature that the lane's renderer excludes. The keys are the paths of the features. */
export function countExcludedScenarios(
  { renderer }: Pick<Lane, 'renderer'>,
  { folder, features }: Pick<Corpus, 'folder' | 'features'>,
): Readonly<Record<string, number>> {
  const included = new Set(globSync([...(renderer.features ?? [features])], { cwd: folder }));
  const excluded = globSync(features, { cwd: folder }).filter((path) => !included.has(path));
  const count = (path: string): number => countScenarios(readFileSync(join(folder, path), 'utf8'));
  return Object.fromEntries(excluded.toSorted().map((path) => [path, count(path)]));
}

/**
 * Reads the scenarios that are expected to fail on a lane, from the lane's file and from its renderer's file.
 *
 * @throws HarnessError (rejects) if a file is malformed, or if both files list the same scenario
 */
export async function readLaneExpectations(
  { folder, expectations }: Pick<Corpus, 'folder' | 'expectations'>,
  { name, renderer }: Pick<Lane, 'name' | 'renderer'>,
): Promise<readonly Expectation[]> {
  const files = [`${renderer.name}.yaml`, `${toFileName(name)}.yaml`];
  const read = files.map((file) => readExpectations(join(folder, expectations, file), `${expectations}/${file}`));
  const all = (await Promise.all(read)).flat();
  const [duplicate] = [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([, ...others]) => others);
  if (duplicate) throw new HarnessError(`${files.join(' and ')}: "${duplicate.id}" is listed in both`);
  return all;
}
