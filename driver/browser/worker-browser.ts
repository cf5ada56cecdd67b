import { stripVTControlCharacters } from 'node:util';
import playwright, { type Browser } from 'playwright';
import { HarnessError } from '../harness-error.ts';
import type { BrowserProgram } from '../lane-parameters.ts';
import { launchWebKit } from '../webkit/webkit-browser.ts';
import { keepSitesApart } from './sites-apart.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';

/**
 * Maps each value of the option `keepsSitesApart` to an open browser. Opening a browser takes time, so browsers stay
 * open between scenarios.
 */
const launched = new Map<boolean, Promise<Browser>>();
let warmSessions: Session[] = [];

/**
 * Milliseconds in which Chromium or Firefox must start. Two attempts must fit into the time limit of the hook that
 * starts the browser (`world.ts`), because a timeout of the hook does not say why the browser does not start.
 */
const launchLimitMs = 50_000;

async function getBrowser({ browser, keepsSitesApart = false }: WorkerOptions): Promise<Browser> {
  const running = launched.get(keepsSitesApart);
  if (running && (await running).isConnected()) return running;
  if (!keepsSitesApart) warmSessions = [];
  const launching = launch(keepsSitesApart ? keepSitesApart(browser) : browser);
  launched.set(keepsSitesApart, launching);
  return launching;
}

/** Starts a browser. Tries twice, because Chromium sometimes crashes while it starts. */
async function launch(program: BrowserProgram): Promise<Browser> {
  try {
    return await launchOnce(program).catch(() => launchOnce(program));
  } catch (error) {
    const { executablePath } = program.launchOptions;
    throw new HarnessError(`${executablePath} does not start: ${describeLaunchError(error)}`, { cause: error });
  }
}

const launchOnce = async ({ engine, launchOptions }: BrowserProgram): Promise<Browser> =>
  engine === 'webkit'
    ? launchWebKit(launchOptions.executablePath ?? '')
    : playwright[engine].launch({ timeout: launchLimitMs, ...launchOptions });

/** Returns the first line of Playwright's error, and the last line that the browser printed as an error. */
function describeLaunchError(error: unknown): string {
  const message = stripVTControlCharacters(String(error instanceof Error ? error.message : error));
  const [first = ''] = message.split('\n', 1);
  const printed = [...message.matchAll(/\[err\] (.*)/g)].at(-1)?.[1];
  return printed === undefined ? first : `${first}; it printed: ${printed}`;
}

export interface WorkerOptions extends SessionOptions {
  readonly browser: BrowserProgram;
  /** Whether the browser blocks the cookies of embedded sites, and partitions their storage by the embedding site. */
  readonly keepsSitesApart?: boolean;
}

/**
 * Returns the session of an earlier scenario, or opens a new session. The caller must clean the session and pass it to
 * {@link returnWarmSession}, or else close its browser context.
 *
 * @param latest the latest time that the clock of the session may have, in milliseconds since 1970. An earlier scenario
 *   may have advanced the clock by days
 */
export async function takeWarmSession(options: WorkerOptions, latest = Infinity): Promise<Session> {
  const browser = await getBrowser(options);
  const index = warmSessions.findLastIndex(({ clock }) => clock.now <= latest);
  const [warm] = index === -1 ? [] : warmSessions.splice(index, 1);
  return warm ?? (await openSession(browser, options, true));
}

/** Keeps a session for the next scenario. The session must have no mounted app and no stored data. */
export function returnWarmSession(session: Session): void {
  warmSessions.push(session);
}

export async function openFreshSession(options: WorkerOptions): Promise<Session> {
  return openSession(await getBrowser(options), options, false);
}

export async function closeBrowser(): Promise<void> {
  const closing = [...launched.values()];
  launched.clear();
  warmSessions = [];
  for (const browser of closing) await (await browser).close();
}
