import { chromium, type Browser } from 'playwright';
import { debianPackage } from './debian-package.ts';
import { installPlaywrightShell, playwrightShell } from './playwright-shell.ts';
import { systemBrowsers } from './system-browsers.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  /** Where it comes from, as one says it to a person. */
  readonly source: string;
}

/** A way to a browser: the executables that it may have, the likelier one first; none where it leads nowhere. */
export interface BrowserSource {
  readonly name: string;
  find(): Promise<readonly string[]>;
}

/** Every way that we know, in the order in which they are tried; each is tried only when those before gave nothing. */
const sources: readonly BrowserSource[] = [
  { name: 'DOORSTEP_BROWSER', find: async () => [process.env.DOORSTEP_BROWSER ?? ''].filter((path) => path !== '') },
  { name: "Playwright's own", find: playwrightShell },
  { name: "Playwright's own, installed now", find: installPlaywrightShell },
  { name: "the system's", find: async () => systemBrowsers() },
  { name: "Debian's package, installed now", find: debianPackage },
];

/**
 * Finds a Chromium that starts, and gets one where there is none. Each candidate is started once; a broken one is
 * passed over. Rejects with what to install when all ways are exhausted.
 *
 * @param say told in one line what was found
 */
export async function findBrowser(
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ways: readonly BrowserSource[] = sources,
): Promise<FoundBrowser> {
  const passedOver: string[] = [];
  for (const way of ways) {
    for (const executablePath of await way.find()) {
      const obstacle = await obstacleToStart(executablePath);
      if (obstacle === null) {
        say(`browser: ${executablePath} (${way.name})`);
        return { executablePath, source: way.name };
      }
      passedOver.push(`${executablePath} (${way.name}) does not start: ${obstacle}`);
      say(`browser: ${passedOver.at(-1)}`);
    }
  }
  throw new Error(
    [
      'no browser found that starts. Install one of',
      '  npx playwright install chromium-headless-shell',
      '  apt-get install chromium-headless-shell      (Debian, Ubuntu: chromium)',
      'or name a Chromium by DOORSTEP_BROWSER=/path/to/it.',
      ...passedOver.map((line) => `Tried: ${line}`),
    ].join('\n'),
  );
}

/** Starts the browser that {@link findBrowser} finds. Close it. */
export async function launchBrowser(say?: (line: string) => void): Promise<Browser> {
  const { executablePath } = await findBrowser(say);
  return chromium.launch(launchOptions(executablePath));
}

/** How a browser is started here: Chromium's sandbox refuses to work for root, who is who runs containers. */
export function launchOptions(executablePath: string) {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox'] : [] };
}

async function obstacleToStart(executablePath: string): Promise<string | null> {
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
