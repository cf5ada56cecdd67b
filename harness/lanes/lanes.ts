import { browsers, type BrowserName } from '../../driver/browser/browsers.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { backends, type Backend } from './backends.ts';
import { renderers, type Renderer } from './renderers.ts';
import { stacks, stackTags, type Stack } from './stacks.ts';

/** One way to run the corpus. */
export interface Lane {
  /** `renderer:backend`, and the suffixes of stack and browser, such as `react:fake@spec/firefox`. */
  readonly name: string;
  readonly renderer: Renderer;
  readonly backend: Backend;
  readonly stack: Stack;
  readonly browser: BrowserName;
}

/** Stack and browser are the deployed one and Chromium unless given. */
export function defineLane({
  renderer,
  backend,
  stack = stacks.deployed,
  browser = 'chromium',
}: Pick<Lane, 'renderer' | 'backend'> & Partial<Lane>): Lane {
  const name = `${renderer.name}:${backend.name}${stack.suffix}${browsers[browser].suffix}`;
  return { name, renderer, backend, stack, browser };
}

const { react, plain, firebaseui } = renderers;

/**
 * Every lane. The rows of its parts are in `renderers.ts`, `backends.ts`, `stacks.ts` and `driver/browser/browsers.ts`.
 * The first two run every scenario on the deployed React and on the one that warns.
 */
export const lanes: readonly Lane[] = [
  defineLane({ renderer: react, backend: backends.fake }),
  defineLane({ renderer: react, backend: backends.emulator, stack: stacks.deployedWithWarnings }),
  defineLane({ renderer: react, backend: backends.fake, stack: stacks.specified }),
  defineLane({ renderer: react, backend: backends.firebase }),
  defineLane({ renderer: plain, backend: backends.fake }),
  defineLane({ renderer: firebaseui, backend: backends.emulator }),
  defineLane({ renderer: firebaseui, backend: backends.wire }),
];

/**
 * Finds lanes by name, in the order given, each once.
 *
 * @throws HarnessError if a name is unknown
 */
export function findLanes(names: readonly string[]): readonly Lane[] {
  return [...new Set(names)].map((name) => {
    const lane = lanes.find((each) => each.name === name);
    if (lane) return lane;
    throw new HarnessError(`Unknown lane "${name}". Known lanes: ${lanes.map((each) => each.name).join(', ')}`);
  });
}

/**
 * Returns the tag expression for the scenarios that a lane runs.
 *
 * @param requested a tag expression that narrows them further; empty for all
 */
export function tagExpressionFor(lane: Pick<Lane, 'renderer' | 'stack'>, requested: string): string {
  const otherStacks = stackTags.filter((tag) => tag !== lane.stack.own?.tag);
  const excluded = [...otherStacks, ...[...excludedRequirements(lane)].map((id) => `@${id}`)];
  return [...(requested === '' ? [] : [`(${requested})`]), ...excluded.map((tag) => `not ${tag}`)].join(' and ');
}

/** Returns the name as part of a file name, where colons and slashes are not allowed. */
export const toFileName = (laneName: string): string => laneName.replaceAll(/[:/]/g, '-');

/** Returns the ids of all requirements that do not apply to a lane. */
export const excludedRequirements = ({ renderer }: Pick<Lane, 'renderer'>): ReadonlySet<string> =>
  new Set(renderer.exclusions.flatMap(({ requirements }) => requirements));
