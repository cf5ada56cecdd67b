import { spawnSync } from 'node:child_process';
import { chromium, firefox, type Browser, type LaunchOptions } from 'playwright';
import { firefoxLaunchOptions } from './firefox.ts';
import { findPlaywrightShell, installPlaywrightShell } from './playwright-shell.ts';
import {
  chromiumNames,
  findSystemBrowsers,
  firefoxNames,
  installDebianBrowser,
  webkitNames,
} from './system-browsers.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  /** Name of the {@link BrowserSource} that the browser comes from, for messages. */
  readonly source: string;
}

/** A place where browsers may be found. `find` returns the paths of the browsers, the best browser first. */
export interface BrowserSource {
  readonly name: string;
  /** If true, the developer has chosen the browser, so no line is printed if it starts. */
  readonly isChosen?: boolean;
  find(): Promise<readonly string[]>;
}

interface BrowserKind {
  /** The sources in the order in which they are tried. */
  readonly sources: readonly BrowserSource[];
  /** Returns the reason why a browser does not start, or null if it starts. */
  readonly test: (executablePath: string) => Promise<string | null>;
  /** Lines of an error message that say how to install the browser. */
  readonly advice: readonly string[];
}

const fromVariable = (name: string): BrowserSource => ({
  name,
  isChosen: true,
  find: async () => [process.env[name] ?? ''].filter((path) => path !== ''),
});

const kinds = {
  Chromium: {
    sources: [
      fromVariable('DOORSTEP_BROWSER'),
      { name: 'installed by Playwright', find: findPlaywrightShell },
      { name: 'just installed by Playwright', find: installPlaywrightShell },
      { name: 'installed on this system', find: async () => findSystemBrowsers(chromiumNames) },
      {
        name: 'just installed from the Debian package',
        // Install `chromium` on older Debian releases, because they lack the package `chromium-headless-shell`.
        find: async () => installDebianBrowser([['chromium-headless-shell'], ['chromium']], chromiumNames),
      },
    ],
    test: (executablePath) => tryToStart(() => chromium.launch({ ...launchOptions(executablePath), timeout: 30_000 })),
    advice: [
      '  npx playwright install chromium-headless-shell',
      '  apt-get install chromium-headless-shell      (Debian, Ubuntu: chromium)',
      'or set DOORSTEP_BROWSER=/path/to/chromium.',
    ],
  },
  Firefox: {
    sources: [
      fromVariable('DOORSTEP_FIREFOX'),
      { name: 'installed on this system', find: async () => findSystemBrowsers(firefoxNames) },
      {
        name: 'just installed from the Debian package',
        find: async () => installDebianBrowser([['firefox-esr']], firefoxNames),
      },
    ],
    test: (executablePath) => tryToStart(() => firefox.launch(firefoxLaunchOptions(executablePath))),
    advice: [
      '  apt-get install firefox-esr      (other systems: a recent Firefox)',
      'or set DOORSTEP_FIREFOX=/path/to/firefox.',
    ],
  },
  WebKit: {
    sources: [
      fromVariable('DOORSTEP_WEBKIT'),
      { name: 'installed on this system', find: async () => findSystemBrowsers(webkitNames) },
      {
        name: 'just installed from the Debian packages',
        find: async () => installDebianBrowser([['webkit2gtk-driver', 'xvfb']], webkitNames),
      },
    ],
    test: async (executablePath) => {
      const { error, status } = spawnSync(executablePath, ['--help'], { stdio: 'ignore' });
      if (error) return error.message;
      if (status !== 0) return `--help ends with ${status}`;
      return findSystemBrowsers(['Xvfb']).length > 0 ? null : 'Xvfb, its display, is missing';
    },
    advice: ['  apt-get install webkit2gtk-driver xvfb', 'or set DOORSTEP_WEBKIT=/path/to/WebKitWebDriver.'],
  },
} as const satisfies Record<string, BrowserKind>;

type Print = (line: string) => void;

const printError: Print = (line) => process.stderr.write(`${line}\n`);

/**
 * Finds a Chromium that starts, and installs one if necessary.
 *
 * @param print called with a line for each browser that is tried
 * @throws Error if no browser starts; its message says what to install
 */
export const findBrowser = (
  print: Print = printError,
  sources: readonly BrowserSource[] = kinds.Chromium.sources,
): Promise<FoundBrowser> => find('Chromium', sources, print);

/** Like {@link findBrowser}, but finds a Firefox. */
export const findFirefox = (
  print: Print = printError,
  sources: readonly BrowserSource[] = kinds.Firefox.sources,
): Promise<FoundBrowser> => find('Firefox', sources, print);

/** Like {@link findBrowser}, but finds the program that drives WebKitGTK. */
export const findWebKit = (
  print: Print = printError,
  sources: readonly BrowserSource[] = kinds.WebKit.sources,
): Promise<FoundBrowser> => find('WebKit', sources, print);

async function find(kind: keyof typeof kinds, sources: readonly BrowserSource[], print: Print): Promise<FoundBrowser> {
  const { test, advice } = kinds[kind];
  const failures: string[] = [];
  for (const { name, isChosen = false, find: findPaths } of sources) {
    for (const executablePath of await findPaths()) {
      const failure = await test(executablePath);
      if (failure === null) {
        if (!isChosen) print(`browser: ${executablePath} (${name})`);
        return { executablePath, source: name };
      }
      failures.push(`${executablePath} (${name}) does not start: ${failure}`);
      print(`browser: ${failures.at(-1)}`);
    }
  }
  throw new Error(
    [`Found no ${kind} that starts. Install one:`, ...advice, ...failures.map((line) => `Tried: ${line}`)].join('\n'),
  );
}

/** Starts the browser that {@link findBrowser} finds. The caller must close the browser. */
export async function launchBrowser(print?: Print): Promise<Browser> {
  const { executablePath } = await findBrowser(print);
  return chromium.launch(launchOptions(executablePath));
}

/**
 * Returns Playwright's launch options for Chromium. Turns the sandbox off for root, because Chromium does not start as
 * root with its sandbox.
 */
export function launchOptions(executablePath: string): LaunchOptions & { readonly args: string[] } {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox'] : [] };
}

async function tryToStart(launch: () => Promise<Browser>): Promise<string | null> {
  try {
    const browser = await launch();
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>Doorstep</title>');
    const title = await page.title();
    await browser.close();
    return title === 'Doorstep' ? null : `it shows "${title}" for a page titled "Doorstep"`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
  }
}
