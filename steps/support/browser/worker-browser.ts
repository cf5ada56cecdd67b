import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../../scripts/browser.ts';
import { HarnessError } from '../harness-error.ts';
import type { LaneParameters } from '../lane-parameters.ts';
import { openSession, type Session } from './session.ts';

/**
 * The browser of this worker thread and its warm sessions, the only things that outlive a scenario. A fresh session
 * costs 75 ms, taking the app off a warm page costs 2.
 */
let launched: Promise<Browser> | null = null;
let idle: Session[] = [];

/** No name leads anywhere but to this machine: what is not ours gets no answer, and the guards tell of it. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

async function browser(executablePath: string): Promise<Browser> {
  if (launched && !(await launched).isConnected()) {
    launched = null;
    idle = [];
  }
  launched ??= launch(executablePath);
  return launched;
}

async function launch(executablePath: string): Promise<Browser> {
  const options = launchOptions(executablePath);
  try {
    return await chromium.launch({ ...options, args: [...options.args, '--disable-gpu', loopbackOnly] });
  } catch (error) {
    throw new HarnessError(`${executablePath} does not start`, { cause: error });
  }
}

/** Where a session is to be had. */
export type Place = Pick<LaneParameters, 'executablePath' | 'stageUrl' | 'patienceMs'>;

/** A session in which nothing is left of those who had it before. Give it back clean, or close its context. */
export async function warmSession(place: Place): Promise<Session> {
  const running = await browser(place.executablePath);
  return idle.pop() ?? (await openSession(running, place, true));
}

/** Keeps a warm session that is clean for the next one who needs it. */
export function giveBack(session: Session): void {
  idle.push(session);
}

/** A session of one's own. Close its context. */
export async function freshSession(place: Place): Promise<Session> {
  return openSession(await browser(place.executablePath), place, false);
}

export async function closeBrowser(): Promise<void> {
  const closing = launched;
  launched = null;
  idle = [];
  await (await closing)?.close();
}
