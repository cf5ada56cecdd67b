import type { FirebaseProjectConfig } from './firebase-project.ts';

/** A value of the Firebase project's configuration (spec §3, "Service project configuration"). */
interface Value {
  readonly variable: string;
  readonly format: RegExp;
  readonly expected: string;
  /** If true, error messages do not contain the value. */
  readonly secret?: true;
}

const values = {
  apiKey: {
    variable: 'DOORSTEP_API_KEY',
    format: /^[\w.-]{20,}$/,
    expected: 'the web API key of the project, such as AIzaSy… (letters, digits, "-", "_")',
    secret: true,
  },
  authDomain: {
    variable: 'DOORSTEP_AUTH_DOMAIN',
    format: /^[a-z\d-]+(\.[a-z\d-]+)+$/i,
    expected: 'a host name without scheme and path, such as my-project.firebaseapp.com',
  },
  databaseURL: {
    variable: 'DOORSTEP_DATABASE_URL',
    format: /^https:\/\/[^\s/]+/,
    expected: 'a URL that begins with https://, such as https://my-project.firebaseio.com',
  },
  storageBucket: {
    variable: 'DOORSTEP_STORAGE_BUCKET',
    format: /^[a-z\d][a-z\d._-]+[a-z\d]$/,
    expected: 'the name of a bucket without gs://, such as my-project.appspot.com',
  },
  appId: {
    variable: 'DOORSTEP_APP_ID',
    format: /^\d+:\d+:web:[\da-f]+$/,
    expected: 'the id of a web app, such as 1:1234567890:web:0123456789abcdef',
  },
} as const satisfies Record<string, Value>;

export type ReadProjectConfig =
  | { readonly ok: true; readonly config: Required<Pick<FirebaseProjectConfig, keyof typeof values>> }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the Firebase project's configuration from environment variables.
 *
 * @param env for instance `process.env`
 * @returns the configuration, or one sentence for each missing or invalid variable
 */
export function readProjectConfig(env: Readonly<Record<string, string | undefined>>): ReadProjectConfig {
  const problems: string[] = [];
  const read = ({ variable, format, expected, secret }: Value): string => {
    const value = env[variable]?.trim() ?? '';
    if (value === '') problems.push(`${variable} is missing: expected ${expected}.`);
    else if (!format.test(value)) {
      problems.push(`${variable} is ${secret ? 'not right' : JSON.stringify(value)}: expected ${expected}.`);
    }
    return value;
  };
  const config = {
    apiKey: read(values.apiKey),
    authDomain: read(values.authDomain),
    databaseURL: read(values.databaseURL),
    storageBucket: read(values.storageBucket),
    appId: read(values.appId),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
