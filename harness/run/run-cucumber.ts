import { Writable } from 'node:stream';
import { loadConfiguration, loadSupport, runCucumber, type ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import type { Corpus } from '../corpus/corpus.ts';
import { collectGarbage } from './collect-garbage.ts';
import { shardName, type Shard } from '../corpus/shard.ts';
import { slicesOf } from './slices.ts';

/** How a corpus is run. */
export interface CucumberRun {
  readonly corpus: Corpus;
  /** Instead of all features of the corpus. */
  readonly features?: readonly string[] | undefined;
  /** Only looks up the steps, in this thread. */
  readonly dryRun?: boolean;
  /** Worker threads; ignored in a dry run. */
  readonly workers?: number;
  readonly tags?: string;
  /** Part of a scenario's name. */
  readonly name?: string;
  readonly order?: 'defined' | `random:${string}`;
  readonly shard?: Shard | null;
  /** What every world is given; plain data. */
  readonly worldParameters?: Readonly<Record<string, unknown>>;
}

/**
 * Runs cucumber, without retries and without a word on the console: the messages say everything.
 * Resolves when it is over, whatever was found; rejects where the steps cannot be loaded.
 */
export async function runCorpus(run: CucumberRun, onMessage: (envelope: Envelope) => void): Promise<void> {
  const { corpus, features = [corpus.features] } = run;
  for (const [at, slice] of slicesOf(corpus.folder, features).entries()) {
    if (at > 0) collectGarbage();
    await runFeatures(slice, run, onMessage);
  }
}

async function runFeatures(
  features: readonly string[],
  run: CucumberRun,
  onMessage: (envelope: Envelope) => void,
): Promise<void> {
  const {
    corpus,
    dryRun = false,
    workers = 1,
    tags = '',
    name = '',
    order = 'defined',
    shard,
    worldParameters = {},
  } = run;
  const environment = { cwd: corpus.folder, stdout: nowhere(), stderr: nowhere() };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        // The corpus comes from here and not from a profile, since cucumber adds those up.
        paths: [...features],
        import: [...corpus.steps],
        name: name === '' ? [] : [literally(name)],
        tags,
        order,
        shard: shard ? shardName(shard) : '',
        dryRun,
        parallel: dryRun ? 0 : workers,
        retry: 0,
        plugin: [import.meta.resolve('./light-documents.ts')],
        worldParameters: JSON.parse(JSON.stringify(worldParameters)),
      },
    },
    environment,
  );
  const support = await supportOf(corpus, () => loadSupport(runConfiguration, environment));
  await runCucumber({ ...runConfiguration, support }, environment, onMessage);
}

const loaded = new Map<string, Promise<ISupportCodeLibrary>>();

/** A module is run once in a process, so steps register themselves once, however many lanes use them. */
function supportOf({ folder, steps }: Corpus, load: () => Promise<ISupportCodeLibrary>): Promise<ISupportCodeLibrary> {
  const key = JSON.stringify([folder, steps]);
  const library = loaded.get(key) ?? load();
  loaded.set(key, library);
  return library;
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** A regular expression for a text and nothing else. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
