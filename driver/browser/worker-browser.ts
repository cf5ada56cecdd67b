import playwright, { type Browser } from 'playwright';
import { HarnessError } from '../harness-error.ts';
import type { BrowserProgram } from '../lane-parameters.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';

/** The browser of this worker thread. It stays open between scenarios, because opening it takes time. */
let launched: Promise<Browser> | null = null;
let warmSessions: Session[] = [];

async function getBrowser(options: WorkerOptions): Promise<Browser> {
  if (launched && !(await launched).isConnected()) {
    launched = null;
    warmSessions = [];
  }
  launched ??= launch(options.browser);
  return launched;
}

async function launch({ engine, executablePath, flags }: BrowserProgram): Promise<Browser> {
  try {
    return await playwright[engine].launch({ executablePath, args: [...flags] });
  } catch (error) {
    throw new HarnessError(`${executablePath} does not start`, { cause: error });
  }
}

export interface WorkerOptions extends SessionOptions {
  readonly browser: BrowserProgram;
}

/**
 * Takes a session that an earlier scenario has left, or opens one. The caller must clean the session and pass it to
 * {@link returnWarmSession}, or else close its browser context.
 */
export async function takeWarmSession(options: WorkerOptions): Promise<Session> {
  const browser = await getBrowser(options);
  return warmSessions.pop() ?? (await openSession(browser, options, true));
}

/** Keeps a session for the next scenario. The session must be clean. */
export function returnWarmSession(session: Session): void {
  warmSessions.push(session);
}

export async function openFreshSession(options: WorkerOptions): Promise<Session> {
  return openSession(await getBrowser(options), options, false);
}

export async function closeBrowser(): Promise<void> {
  const closing = launched;
  launched = null;
  warmSessions = [];
  await (await closing)?.close();
}
