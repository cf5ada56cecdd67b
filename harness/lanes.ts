import { HarnessError } from '../steps/support/harness-error.ts';

/** One way to run the corpus: a renderer on a backend. */
export interface Lane {
  /** `renderer:backend`, as it is given on the command line. */
  readonly name: string;
  readonly renderer: 'react';
  readonly backend: 'fake' | 'emulator';
  /** The page of the bench build that its scenarios run on. */
  readonly entry: string;
  /** Worker threads, each with a browser of its own; more than two starve a machine with two cores. */
  readonly workers: number;
}

export const lanes: readonly Lane[] = [
  { name: 'react:fake', renderer: 'react', backend: 'fake', entry: 'stage.html', workers: 2 },
  { name: 'react:emulator', renderer: 'react', backend: 'emulator', entry: 'stage.html', workers: 2 },
];

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
