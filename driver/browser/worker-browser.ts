import type { Browser } from 'playwright';
import { HarnessError } from '../harness-error.ts';
import { defaultTraits } from '../lane-parameters.ts';
import { browsers, type BrowserName } from './browsers.ts';
import { openSession, type Place, type Session } from './session.ts';

/**
 * The browser of this worker thread and its warm sessions, the only things that outlive a scenario. A fresh session
 * costs 75 ms, taking the app off a warm page costs 2.
 */
let launched: Promise<Browser> | null = null;
let idle: Session[] = [];

async function browser(means: Means): Promise<Browser> {
  if (launched && !(await launched).isConnected()) {
    launched = null;
    idle = [];
  }
  launched ??= launch(means);
  return launched;
}

async function launch({
  executablePath,
  browser: name = 'chromium',
  renderer = defaultTraits,
}: Means): Promise<Browser> {
  try {
    return await browsers[name].launch(executablePath, renderer.drawsOnRequest);
  } catch (error) {
    throw new HarnessError(`${executablePath} does not start`, { cause: error });
  }
}

/** What a session is had by. */
export interface Means extends Place {
  /** Chromium unless given. */
  readonly browser?: BrowserName;
  readonly executablePath: string;
}

/** A session in which nothing is left of those who had it before. Give it back clean, or close its context. */
export async function warmSession(means: Means): Promise<Session> {
  const running = await browser(means);
  return idle.pop() ?? (await openSession(running, means, true));
}

/** Keeps a warm session that is clean for the next one who needs it. */
export function giveBack(session: Session): void {
  idle.push(session);
}

/** A session of one's own. Close its context. */
export async function freshSession(means: Means): Promise<Session> {
  return openSession(await browser(means), means, false);
}

export async function closeBrowser(): Promise<void> {
  const closing = launched;
  launched = null;
  idle = [];
  await (await closing)?.close();
}
