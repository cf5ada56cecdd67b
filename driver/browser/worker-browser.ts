import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../tools/browser/find-browser.ts';
import { HarnessError } from '../harness-error.ts';
import { lively, stillness } from './still-page.ts';
import { openSession, type Place, type Session } from './session.ts';

/**
 * The browser of this worker thread and its warm sessions, the only things that outlive a scenario. A fresh session
 * costs 75 ms, taking the app off a warm page costs 2.
 */
let launched: Promise<Browser> | null = null;
let idle: Session[] = [];

/** No name leads anywhere but to this machine: what is not ours gets no answer, and the guards tell of it. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** What a scenario's short life does not pay for: code that is optimized for a long one, and a process to draw in. */
const swift = ['--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];

async function browser({ executablePath, isReference = false }: Means): Promise<Browser> {
  if (launched && !(await launched).isConnected()) {
    launched = null;
    idle = [];
  }
  launched ??= launch(executablePath, isReference ? lively : stillness);
  return launched;
}

async function launch(executablePath: string, drawing: readonly string[]): Promise<Browser> {
  const options = launchOptions(executablePath);
  try {
    return await chromium.launch({
      ...options,
      args: [...options.args, '--disable-gpu', ...swift, ...drawing, loopbackOnly],
    });
  } catch (error) {
    throw new HarnessError(`${executablePath} does not start`, { cause: error });
  }
}

/** What a session is had by. */
export interface Means extends Place {
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
