import { parseArgs } from 'node:util';
import type { Output } from '../output.ts';
import { mutateLogic } from './mutate-logic.ts';
import { mutateProduct } from './mutate-product.ts';
import { readShard, type Shard } from '../corpus/shard.ts';
import { mutateSpec } from './mutate-spec.ts';
import type { Sampling } from './sample.ts';

export const usage = `Usage: npm run mutate -- --spec | --product | --logic [options]
  --spec                 nudge every literal of the specification's sentences, one at a time: a scenario has to fail
  --product              have one constant, text, row or way of the product after the other be another: a scenario that
                         owns it has to fail
  --logic                change the widget's logic that needs no page, one expression at a time: a unit test has to fail;
                         all of it, whatever else is asked for
  --only TEXT            only those of which it is said so: a file, a word, a name
  --sample NUMBER        only so many of them
  --seed NUMBER          which ones; printed with a sample, so that it can be had again
  --shard 2/5            only the second fifth of them: a whole run in pieces`;

/** Runs mutants as the command line says: 0 where each is noticed, 1 where one survives, 2 where that was not judged. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<0 | 1 | 2> {
  if (argv.includes('--help') || argv.includes('-h')) {
    output.write(`${usage}\n`);
    return 0;
  }
  const sampling = readSampling(argv);
  if (typeof sampling === 'string') {
    output.write(`${sampling}\n${usage}\n`);
    return 2;
  }
  if (sampling.size !== null) output.write(`seed: ${sampling.seed}\n`);
  if (sampling.of === 'logic') return mutateLogic(output);
  return sampling.of === 'spec' ? mutateSpec(sampling, output) : mutateProduct(sampling, output);
}

const kinds = ['spec', 'product', 'logic'] as const;

interface Wanted extends Sampling {
  readonly of: (typeof kinds)[number];
}

/** What is wanted, or what is wrong with it. */
export function readSampling(argv: readonly string[], newSeed: () => number = randomSeed): Wanted | string {
  try {
    const options = {
      spec: { type: 'boolean' },
      product: { type: 'boolean' },
      logic: { type: 'boolean' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      shard: { type: 'string' },
    } as const;
    const { values } = parseArgs({ args: [...argv], options });
    const { sample, seed, only = null, shard } = values;
    const [of, ...others] = kinds.filter((kind) => values[kind]);
    if (!of || others.length > 0) return 'expected one of --spec, --product and --logic';
    return {
      of,
      only,
      size: sample === undefined ? null : wholeNumber('sample', sample),
      seed: seed === undefined ? newSeed() : wholeNumber('seed', seed),
      shard: shard === undefined ? null : oneOfSeveral(shard),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new RangeError(`--${option}: expected a number from 1 on, saw "${text}"`);
}

function oneOfSeveral(text: string): Shard {
  const shard = readShard(text);
  if (shard) return shard;
  throw new RangeError(`--shard: expected such as 2/5, saw "${text}"`);
}

const randomSeed = (): number => 1 + Math.floor(Math.random() * 1_000_000);
