import { join } from 'node:path';
import { styleText } from 'node:util';
import { chromium, type Browser } from 'playwright';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { startAuthEmulator } from '../../services/emulator/auth-emulator.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { findFreePort } from '../../tools/server/find-free-port.ts';
import { serve } from '../../tools/server/serve.ts';
import { npm } from '../../tools/setup/npm.js';
import type { Tally } from '../check/run-checks.ts';
import { buildPackage } from '../../tools/package/build-package.ts';
import { packageName } from '../../tools/package/manifest.ts';
import { checkPackage } from '../package/check-package.ts';
import { buildExample } from './build-example.ts';
import { exampleVariables, type Example } from './examples.ts';
import { findTypeProblems } from './find-type-problems.ts';
import { findUnusedCode } from './find-unused-code.ts';
import { ada, signInToPage } from './sign-in-to-page.ts';
import { startApp } from './start-app.ts';
import { typeChecks } from './type-checks.ts';

/** The address of the Auth emulator in the examples, and in Firebase's documentation. */
const documentedEmulator = 'localhost:9099';

const apiKey = 'demo-api-key';

/**
 * Builds the examples with the packed package. Tests each example in a browser, or with the example's own tests.
 *
 * @param print called with every line of output
 * @param isLatest whether to install the latest version of every package that an example uses
 */
export async function runExamples(
  selected: readonly Example[],
  print: (line: string) => void,
  isLatest = false,
): Promise<Tally> {
  const built = await buildPackage();
  const tally = { passed: 0, failed: 0 };
  const report = (name: string, problems: readonly string[], seconds: number): void => {
    const isGreen = problems.length === 0;
    tally[isGreen ? 'passed' : 'failed'] += 1;
    print(`${isGreen ? styleText('green', 'ok    ') : styleText('red', 'failed')} ${name}  ${seconds.toFixed(1)} s`);
    for (const problem of problems) print(problem.replaceAll(/^/gm, '  '));
  };
  const checked = performance.now();
  report('package', await checkPackage(built, print), (performance.now() - checked) / 1000);

  const emulator = await startAuthEmulator();
  const { executablePath } = await findBrowser(() => {});
  // The examples use the emulator's address from Firebase's documentation. Redirect the browser from this address to
  // the emulator's real address.
  const rules = `MAP ${documentedEmulator} ${new URL(emulator.url).host}`;
  const browser = await chromium.launch({ executablePath, args: [`--host-resolver-rules=${rules}`] });
  try {
    const control = emulator.control(apiKey);
    await control.put({ accounts: [ada] });
    for (const example of selected) {
      const start = performance.now();
      const services = { running: browser, executablePath, emulatorUrl: emulator.url, control, isLatest };
      const problems = await tryExample(example, built.tarball, services).catch((error: unknown) => [String(error)]);
      report(example.name, problems, (performance.now() - start) / 1000);
    }
  } finally {
    await browser.close();
    await emulator.stop();
  }
  return tally;
}

interface Services {
  readonly running: Browser;
  readonly executablePath: string;
  readonly emulatorUrl: string;
  readonly control: ServiceControl;
  readonly isLatest: boolean;
}

async function tryExample(
  example: Example,
  tarball: string,
  { running, executablePath, emulatorUrl, control, isLatest }: Services,
): Promise<readonly string[]> {
  const built = await buildExample(example, tarball, isLatest);
  const { server: ownServer, ignoresPolicy = false, hasHistory = true, hasTests = false, loadsPages = false } = example;
  const { loginPath, trustedTypes = [], hasBaseElement = false } = example;
  if (hasTests) {
    await npm(built.folder, ['test'], {
      ...exampleVariables,
      ...toAdminVariables(emulatorUrl),
      BROWSER_PATH: executablePath,
    });
    return [];
  }
  const sendResetMail = async (): Promise<string> => {
    const link = await control.sendMail({ purpose: 'password reset', email: ada.email });
    return new URL(link, emulatorUrl).search;
  };
  const options = {
    networks: toFolders(example, built.packages),
    ignoresPolicy,
    hasHistory,
    loadsPages,
    login: loginPath === undefined ? null : { path: loginPath, sendResetMail },
    serverRendering: ownServer ?? null,
    submitButton: example.submitButton ?? {},
  };
  const unused = await findUnusedCode(built.page, join(built.packages, packageName));
  const typeCheck = typeChecks[example.name];
  const typeProblems = typeCheck ? await findTypeProblems(built.folder, typeCheck) : [];
  const policy = {
    alsoConnectTo: [`http://${documentedEmulator}`],
    frameworkTrustedTypes: trustedTypes,
    allowsBaseElement: hasBaseElement,
  };
  const server = ownServer
    ? await startApp(built, ownServer, await createServerVariables(emulatorUrl))
    : await serve({ root: built.page, entry: 'index.html', policy });
  try {
    return [...unused, ...typeProblems, ...(await signInToPage(running, server.url, options))];
  } finally {
    await server.close();
  }
}

/**
 * Returns the environment variables for an app's server: a free address for the server, and the variables of Firebase's
 * Admin SDK.
 */
async function createServerVariables(emulatorUrl: string): Promise<Readonly<Record<string, string>>> {
  return { HOST: '127.0.0.1', PORT: String(await findFreePort()), ...toAdminVariables(emulatorUrl) };
}

/**
 * Returns the environment variables that connect Firebase's Admin SDK to the emulator. In our emulator, the ID of a
 * project is its API key.
 */
function toAdminVariables(emulatorUrl: string): Readonly<Record<string, string>> {
  return { FIREBASE_AUTH_EMULATOR_HOST: new URL(emulatorUrl).host, GCLOUD_PROJECT: apiKey };
}

/** Maps a URL prefix of a content delivery network (CDN) to the local folder that replaces it. */
function toFolders({ networks = {} }: Example, packages: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(networks).map(([prefix, name]) => [prefix, join(packages, name)]));
}
