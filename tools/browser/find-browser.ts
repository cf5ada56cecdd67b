import { chromium, type Browser } from 'playwright';
import { findPlaywrightShell, installPlaywrightShell } from './playwright-shell.ts';
import { findSystemBrowsers, installDebianBrowser } from './system-browsers.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  /** Name of the {@link BrowserSource} that the browser comes from, for messages. */
  readonly source: string;
}

/** A place where browsers may be found. `find` returns their paths, the best first. */
export interface BrowserSource {
  readonly name: string;
  find(): Promise<readonly string[]>;
}

/** The sources in the order in which they are tried. */
const sources: readonly BrowserSource[] = [
  { name: 'DOORSTEP_BROWSER', find: async () => [process.env.DOORSTEP_BROWSER ?? ''].filter((path) => path !== '') },
  { name: 'installed by Playwright', find: findPlaywrightShell },
  { name: 'just installed by Playwright', find: installPlaywrightShell },
  { name: 'installed on this system', find: async () => findSystemBrowsers() },
  { name: 'just installed from the Debian package', find: installDebianBrowser },
];

/**
 * Finds a Chromium that starts, and installs one if necessary.
 *
 * @param print called with a line for each browser that is tried
 * @throws Error if no browser starts; its message says what to install
 */
export async function findBrowser(
  print: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  candidates: readonly BrowserSource[] = sources,
): Promise<FoundBrowser> {
  const failures: string[] = [];
  for (const { name, find } of candidates) {
    for (const executablePath of await find()) {
      const failure = await tryToStart(executablePath);
      if (failure === null) {
        print(`browser: ${executablePath} (${name})`);
        return { executablePath, source: name };
      }
      failures.push(`${executablePath} (${name}) does not start: ${failure}`);
      print(`browser: ${failures.at(-1)}`);
    }
  }
  throw new Error(
    [
      'Found no browser that starts. Install one:',
      '  npx playwright install chromium-headless-shell',
      '  apt-get install chromium-headless-shell      (Debian, Ubuntu: chromium)',
      'or set DOORSTEP_BROWSER=/path/to/chromium.',
      ...failures.map((line) => `Tried: ${line}`),
    ].join('\n'),
  );
}

/** Starts the browser that {@link findBrowser} finds. The caller must close it. */
export async function launchBrowser(print?: (line: string) => void): Promise<Browser> {
  const { executablePath } = await findBrowser(print);
  return chromium.launch(launchOptions(executablePath));
}

/**
 * Returns Playwright's launch options. Turns Chromium's sandbox off for root, because Chromium would not start
 * otherwise.
 */
export function launchOptions(executablePath: string) {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox'] : [] };
}

/** Returns the reason why a browser does not start, or null if it starts. */
async function tryToStart(executablePath: string): Promise<string | null> {
  try {
    const browser = await chromium.launch({ ...launchOptions(executablePath), timeout: 30_000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>Doorstep</title>');
    const title = await page.title();
    await browser.close();
    return title === 'Doorstep' ? null : `it shows "${title}" for a page titled "Doorstep"`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
  }
}
