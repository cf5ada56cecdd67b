import { projectVariables, readVariable, type Environment } from './project-config.ts';

/** Descriptions of the expected values, for error messages. */
const expectedValues: Readonly<Record<keyof typeof projectVariables, string>> = {
  apiKey: 'the web API key of the project, such as AIzaSy… (letters, digits, "-", "_")',
  authDomain: 'a host name without scheme and path, such as my-project.firebaseapp.com',
  databaseURL: 'a URL that begins with https://, such as https://my-project.firebaseio.com',
  storageBucket: 'the name of a bucket without gs://, such as my-project.appspot.com',
  appId: 'the id of a web app, such as 1:1234567890:web:0123456789abcdef',
};

/**
 * Returns one sentence for each missing or invalid environment variable. No sentence contains the API key, because the
 * key may be secret.
 */
export function findProjectProblems(environment: Environment): readonly string[] {
  const keys = Object.keys(projectVariables) as (keyof typeof projectVariables)[];
  return keys.flatMap((key) => {
    const { name, format } = projectVariables[key];
    const value = readVariable(environment, name);
    if (value === '') return [`${name} is missing: expected ${expectedValues[key]}.`];
    const found = key === 'apiKey' ? 'not right' : JSON.stringify(value);
    return format.test(value) ? [] : [`${name} is ${found}: expected ${expectedValues[key]}.`];
  });
}
