import {
  testBuild,
  testBuildOf,
  referenceBuild,
  specifiedTestBuild,
  fastTestBuild,
  type Bundle,
} from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import { judgedFeatures, notInTheReference } from './reference-scope.ts';
import { HarnessError } from '../../driver/harness-error.ts';

/** Requirements that a lane is not held to, and why. */
export interface LeftOut {
  readonly because: string;
  readonly requirements: readonly string[];
}

/** One way to run the corpus: a renderer on a backend. */
export interface Lane {
  /** `renderer:backend`, as it is given on the command line. */
  readonly name: string;
  /**
   * `firebase` is the adapter that is deployed, with the emulator answering in the place of Google's hosts; `wire` the
   * in-memory service as a server, which the SDK takes for the emulator.
   */
  readonly backend: 'fake' | 'emulator' | 'firebase' | 'wire';
  /** The build that its scenarios run on: with the React that is deployed, or with the one that warns. */
  readonly bundle: Bundle;
  /** The page of that build. */
  readonly entry: string;
  /** Worker threads, each with a browser of its own; more than two starve a machine with two cores. */
  readonly workers: number;
  /** What this lane alone can show. */
  readonly alone?: Alone;
  /** It is none of ours, but what ours is held against. */
  readonly reference?: Reference;
}

/** Scenarios that a lane shows and all others leave out. */
export interface Alone {
  readonly tag: '@stack.specified';
  /** What they run on: what is said of the service's own library cannot be seen where there is none. */
  readonly backend: 'emulator';
}

/** FirebaseUI is held to the sentences only: it has no roles and no ARIA (reference §1.1), and makes markup of strings. */
export interface Reference {
  /** Which features it is judged on. */
  readonly features: readonly string[];
  /** Requirements on what it has no screen for: their scenarios are counted and not run. */
  readonly leftOut: readonly LeftOut[];
  /** How long a scenario waits for what it expects to see, in milliseconds: each that is known to fail does. */
  readonly patienceMs: number;
}

const plainTestBuild = testBuildOf('plain', inProject('src', 'renderers', 'plain', 'index.ts'));
const testBed = { entry: 'test-bed.html', workers: 2 } as const;
const firebaseui = {
  bundle: referenceBuild,
  entry: 'reference.html',
  workers: 2,
  reference: { features: judgedFeatures, leftOut: notInTheReference, patienceMs: 1_500 },
} as const;

/**
 * The first two together show every scenario in the React that is deployed, and in the one that warns and mounts twice;
 * the next, on the versions that are specified; the next, that a renderer is something else; the
 * last two are what all are held against.
 */
export const lanes: readonly Lane[] = [
  { ...testBed, name: 'react:fake', backend: 'fake', bundle: fastTestBuild },
  { ...testBed, name: 'react:emulator', backend: 'emulator', bundle: testBuild },
  {
    ...testBed,
    name: 'react:fake@spec',
    backend: 'fake',
    bundle: specifiedTestBuild,
    alone: { tag: '@stack.specified', backend: 'emulator' },
  },
  { ...testBed, name: 'react:firebase', backend: 'firebase', bundle: fastTestBuild },
  { ...testBed, name: 'plain:fake', backend: 'fake', bundle: plainTestBuild },
  { ...firebaseui, name: 'firebaseui:emulator', backend: 'emulator' },
  { ...firebaseui, name: 'firebaseui:wire', backend: 'wire' },
];

/** The lane of a renderer that is none of ours, on the service in memory. */
export const laneOf = (name: string, bundle: Bundle): Lane => ({
  ...testBed,
  name: `${name}:fake`,
  backend: 'fake',
  bundle,
});

/** The tags of scenarios that only one lane shows. */
export const aloneTags: readonly string[] = [...new Set(lanes.flatMap(({ alone }) => alone?.tag ?? []))];

/** A tag expression for what a lane can show of what was asked for, itself a tag expression or empty. */
export function tagsIn(lane: Pick<Lane, 'alone' | 'reference'>, asked: string): string {
  const ofOthers = aloneTags.filter((tag) => tag !== lane.alone?.tag);
  const others = [...ofOthers, ...[...requirementsLeftOut(lane)].map((id) => `@${id}`)].map((tag) => `not ${tag}`);
  return [...(asked === '' ? [] : [`(${asked})`]), ...others].join(' and ');
}

/** Finds lanes by name, in the order given, each once. Throws where there is no such lane. */
export function lanesNamed(names: readonly string[], known: readonly Lane[] = lanes): readonly Lane[] {
  return [...new Set(names)].map((name) => {
    const lane = known.find((each) => each.name === name);
    if (lane) return lane;
    throw new HarnessError(`no lane is named "${name}"; there are ${known.map((each) => each.name).join(', ')}`);
  });
}

/** The lane's name where a colon is not wanted: in the names of files. */
export const fileNameOf = ({ name }: Pick<Lane, 'name'>): string => name.replaceAll(':', '-');

/** All requirements that a lane is not held to. */
export const requirementsLeftOut = ({ reference }: Pick<Lane, 'reference'>): ReadonlySet<string> =>
  new Set(reference?.leftOut.flatMap(({ requirements }) => requirements));
