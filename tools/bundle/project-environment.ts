import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inProject } from '../project.ts';
import type { BuildEnvironment } from './bundles.ts';

/** Returns the example values of `.env.example`. This file lists every known variable. */
export function exampleEnvironment(): BuildEnvironment {
  return readEnvFile(inProject('.env.example'));
}

/**
 * Returns the variables that `.env.example` lists, with values from the environment or else from `.env`. Leaves out
 * variables without a value.
 */
export function projectEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  envFile: string = inProject('.env'),
): BuildEnvironment {
  const fileValues = existsSync(envFile) ? readEnvFile(envFile) : {};
  const values = Object.keys(exampleEnvironment()).map((name) => [name, environment[name] || fileValues[name] || '']);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function readEnvFile(file: string): Readonly<Record<string, string>> {
  // The cast is safe: every variable in the file has a value, at least an empty text.
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}
