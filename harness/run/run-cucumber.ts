import { globSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  loadConfiguration,
  loadSources,
  loadSupport,
  runCucumber,
  type ISupportCodeLibrary,
} from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { defaultStepTimeoutMs, stepTimeoutVariable } from '../../driver/step-timeout.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { shardName, type Shard } from '../corpus/shard.ts';
import { batchFeatures } from './batch-features.ts';

const heartbeatModule = fileURLToPath(import.meta.resolve('./worker-heartbeat.ts'));

export interface CucumberRun {
  readonly corpus: Corpus;
  /** Globs of the features to run. Defaults to all features of the corpus. */
  readonly features?: readonly string[] | undefined;
  /** If true, finds the definitions of steps, but does not run them. */
  readonly dryRun?: boolean;
  /** Number of worker threads, each with its own browser. Ignored in a dry run. */
  readonly workers?: number | undefined;
  /** A tag expression that selects scenarios. */
  readonly tags?: string | undefined;
  /** Runs only scenarios with this text in their names. */
  readonly name?: string | undefined;
  readonly order?: 'defined' | `random:${string}` | undefined;
  readonly shard?: Shard | undefined;
  readonly worldParameters?: Readonly<Record<string, unknown>>;
  /** Time limit for a step, in milliseconds. */
  readonly stepTimeoutMs?: number;
  /** When this signal is aborted, the run ends after the current batch of features. */
  readonly signal?: AbortSignal;
}

/**
 * Runs Cucumber without retries and without output. Resolves even if scenarios fail.
 *
 * @throws (rejects) if the steps cannot be loaded or the options are invalid
 */
export async function runCorpus(run: CucumberRun, onMessage: (envelope: Envelope) => void): Promise<void> {
  const { corpus, features = [corpus.features] } = run;
  for (const [index, batch] of batchFeatures(corpus.folder, features).entries()) {
    if (run.signal?.aborted) return;
    if (index > 0) collectGarbage();
    await runFeatures(batch, run, onMessage);
  }
}

/** Returns an error message about a tag expression, or null if the expression is valid. */
export async function findTagError(corpus: Corpus, tags: string): Promise<string | null> {
  const { features: glob, folder: cwd } = corpus;
  // Load one feature, because Cucumber checks a tag expression only if there are scenarios to filter.
  const [feature = ''] = globSync(glob, { cwd });
  const selection = { defaultDialect: 'en', tagExpression: tags, order: 'defined' as const, shard: '' };
  const environment = { cwd, stdout: ignoreOutput(), stderr: ignoreOutput() };
  try {
    await loadSources({ ...selection, paths: [feature], names: [] }, environment);
    return null;
  } catch (error) {
    const reason = /syntax error: (.*)$/s.exec(String(error instanceof Error ? (error.cause ?? error) : error))?.[1];
    const details = reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})`;
    return `cannot read ${JSON.stringify(tags)}${details}. Write, for example, "@a and @b", "@a or @b" or "not @a".`;
  }
}

/** Frees unused memory now. Otherwise, V8 lets the heap grow to several times the size of the memory in use. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

async function runFeatures(
  features: readonly string[],
  run: CucumberRun,
  onMessage: (envelope: Envelope) => void,
): Promise<void> {
  const {
    corpus,
    dryRun = false,
    // Each worker has its own browser. More than two workers would overload a machine with two cores.
    workers = 2,
    tags = '',
    name = '',
    order = 'defined',
    shard,
    worldParameters = {},
    stepTimeoutMs = defaultStepTimeoutMs,
  } = run;
  const environment = {
    cwd: corpus.folder,
    stdout: ignoreOutput(),
    stderr: ignoreOutput(),
    env: { ...process.env, [stepTimeoutVariable]: String(stepTimeoutMs) },
  };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        // Run only these paths. With `file: false`, Cucumber does not read a configuration file, which could add other
        // paths.
        paths: [...features],
        import: [heartbeatModule, ...corpus.steps],
        name: name === '' ? [] : [escapePattern(name)],
        tags,
        order,
        shard: shard ? shardName(shard) : '',
        dryRun,
        parallel: dryRun ? 0 : workers,
        retry: 0,
        plugin: [import.meta.resolve('./trim-documents.ts')],
        worldParameters: JSON.parse(JSON.stringify(worldParameters)),
      },
    },
    environment,
  );
  const key = JSON.stringify([corpus.folder, corpus.steps]);
  const library = libraries.get(key) ?? loadSupport(runConfiguration, environment);
  libraries.set(key, library);
  await runCucumber({ ...runConfiguration, support: await library }, environment, onMessage);
}

/**
 * Maps each corpus to its step definitions, which all lanes share. They cannot be loaded again: a module defines its
 * steps only when it is imported for the first time.
 */
const libraries = new Map<string, Promise<ISupportCodeLibrary>>();

const ignoreOutput = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
