import { bench, benchOf, swiftBench, type Bundle } from '../scripts/bundle/bundles.ts';
import { inProject } from '../scripts/project.ts';
import { HarnessError } from '../steps/support/harness-error.ts';

/** One way to run the corpus: a renderer on a backend. */
export interface Lane {
  /** `renderer:backend`, as it is given on the command line. */
  readonly name: string;
  readonly backend: 'fake' | 'emulator';
  /** The build that its scenarios run on: with the React that is deployed, or with the one that warns. */
  readonly bundle: Bundle;
  /** The page of that build. */
  readonly entry: string;
  /** Worker threads, each with a browser of its own; more than two starve a machine with two cores. */
  readonly workers: number;
}

const plainBench = benchOf('plain', inProject('src', 'renderers', 'plain', 'index.ts'));
const stage = { entry: 'stage.html', workers: 2 } as const;

/** The first two together show every scenario in the React that is deployed, and in the one that warns and mounts twice; the third, that a renderer is something else. */
export const lanes: readonly Lane[] = [
  { ...stage, name: 'react:fake', backend: 'fake', bundle: swiftBench },
  { ...stage, name: 'react:emulator', backend: 'emulator', bundle: bench },
  { ...stage, name: 'plain:fake', backend: 'fake', bundle: plainBench },
];

/** The lane of a renderer that is none of ours, on the service in memory. */
export const laneOf = (name: string, bundle: Bundle): Lane => ({
  ...stage,
  name: `${name}:fake`,
  backend: 'fake',
  bundle,
});

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
