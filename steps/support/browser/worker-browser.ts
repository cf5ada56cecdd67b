import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../../scripts/browser.ts';
import { HarnessError } from '../harness-error.ts';
import { openSession, type Session } from './session.ts';

/**
 * The browser of this worker thread and its warm session, the only things that outlive a scenario. A fresh session
 * costs 75 ms, taking the app off a warm page costs 2.
 */
let launched: Promise<Browser> | null = null;
let warm: Promise<Session> | null = null;

/** No name leads anywhere but to this machine: what is not ours gets no answer, and the guards tell of it. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

async function browser(executablePath: string): Promise<Browser> {
  if (launched && !(await launched).isConnected()) launched = warm = null;
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
export interface Place {
  readonly executablePath: string;
  readonly stageUrl: string;
}

/** The warm session. Give it back clean. */
export async function warmSession({ executablePath, stageUrl }: Place): Promise<Session> {
  const running = await browser(executablePath);
  warm ??= openSession(running, stageUrl, true);
  return warm;
}

/** A session of one's own. Close its context. */
export async function freshSession({ executablePath, stageUrl }: Place): Promise<Session> {
  return openSession(await browser(executablePath), stageUrl, false);
}

/** The warm session cannot be used again; the next one is another. */
export async function discardWarmSession(): Promise<void> {
  const discarded = warm;
  warm = null;
  // It may be what is broken.
  await discarded?.then(({ context }) => context.close()).catch(() => {});
}

export async function closeBrowser(): Promise<void> {
  const closing = launched;
  launched = warm = null;
  await (await closing)?.close();
}
