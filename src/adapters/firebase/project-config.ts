import type { FirebaseProjectConfig } from './firebase-project.ts';

/** An environment variable that contains a value of the Firebase project's configuration. */
interface ProjectVariable {
  readonly name: string;
  readonly format: RegExp;
}

/**
 * Maps each key of the Firebase project's configuration to its environment variable, and to the format of its value
 * (spec §3, "Service project configuration").
 */
export const projectVariables = {
  apiKey: { name: 'DOORSTEP_API_KEY', format: /^[\w.-]{20,}$/ },
  authDomain: { name: 'DOORSTEP_AUTH_DOMAIN', format: /^[a-z\d-]+(\.[a-z\d-]+)+$/i },
  databaseURL: { name: 'DOORSTEP_DATABASE_URL', format: /^https:\/\/[^\s/]+/ },
  storageBucket: { name: 'DOORSTEP_STORAGE_BUCKET', format: /^[a-z\d][a-z\d._-]+[a-z\d]$/ },
  appId: { name: 'DOORSTEP_APP_ID', format: /^\d+:\d+:web:[\da-f]+$/ },
} as const satisfies Record<string, ProjectVariable>;

export type ProjectConfig = Required<Pick<FirebaseProjectConfig, keyof typeof projectVariables>>;

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the value of an environment variable without the spaces around it; '' if the variable is missing. */
export const readVariable = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

/**
 * Reads the Firebase project's configuration from environment variables. Returns null if a variable is missing or
 * invalid; `findProjectProblems` describes the problems.
 */
export function readProjectConfig(environment: Environment): ProjectConfig | null {
  const config: Record<string, string> = {};
  for (const [key, { name, format }] of Object.entries(projectVariables)) {
    const value = readVariable(environment, name);
    if (!format.test(value)) return null;
    config[key] = value;
  }
  // The cast is safe: the loop has set every key of `projectVariables`.
  return config as unknown as ProjectConfig;
}
