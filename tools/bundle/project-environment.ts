import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inProject } from '../project.ts';
import type { BuildEnvironment } from './bundles.ts';

/** Values that look like a project's and are nobody's: what `.env.example` shows, whose names are the ones we know. */
export function exampleEnvironment(): BuildEnvironment {
  return readEnvFile(inProject('.env.example'));
}

/**
 * The project's configuration as it was given, right or wrong: the known variables, of the environment first, then of
 * `.env`. An empty one counts as not given.
 */
export function projectEnvironment(
  given: Readonly<Record<string, string | undefined>> = process.env,
  envFile: string = inProject('.env'),
): BuildEnvironment {
  const written = existsSync(envFile) ? readEnvFile(envFile) : {};
  const values = Object.keys(exampleEnvironment()).map((name) => [name, given[name] || written[name] || '']);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function readEnvFile(file: string): Readonly<Record<string, string>> {
  // Every line of such a file has a value, if only an empty one.
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}
