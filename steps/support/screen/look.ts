import { setTimeout as pause } from 'node:timers/promises';
import { ifBetweenDocuments } from '../browser/documents.ts';
import type { Session } from '../browser/session.ts';
import { restLimit } from '../browser/traffic.ts';
import { describeScreen } from './describe-screen.ts';
import { readScreen, type Look, type Sought, type Target } from './read-screen.ts';
import type { Screen } from './screen.ts';

/** The visitor does not see what a step says. */
export class SightError extends Error {
  override readonly name = 'SightError';
}

/** How long something may take to come to be seen, in real time: the visitor's clock stands still. */
const patienceMs = 5_000;
/** How long a page may wait for what nobody hears of, in real time: a window that the visitor has open is for longer. */
const pendingMs = 400;
const pausesMs = [0, 5, 10, 20, 50];

/** Where one looks, and who remembers what was seen. */
export interface Viewpoint {
  readonly session: Session;
  readonly isHeldBack: boolean;
  saw(screen: Screen): void;
}

/**
 * Looks until the page rests and shows what is expected. Resolves with the screen.
 *
 * @param expected completes the sentence "Expected …"
 * @throws (rejects) a {@link SightError} with what is on the screen instead
 */
export async function see(viewpoint: Viewpoint, expected: string, holds: (screen: Screen) => boolean): Promise<Screen> {
  // What is true while an answer is on its way may not be so for long, unless the answer is held back.
  const { screen } = await lookUntil(viewpoint, expected, (look, rests) => rests && holds(look.screen));
  viewpoint.saw(screen);
  return screen;
}

/**
 * Puts the focus on what has a label, once the page rests, and selects what a field holds.
 *
 * @throws (rejects) a {@link SightError} where there is no such thing, or more than one, or the keyboard cannot get there
 */
export async function reach(viewpoint: Viewpoint, expected: string, target: Sought): Promise<void> {
  await lookUntil(viewpoint, expected, ({ hasReached }) => hasReached, target);
}

async function lookUntil(
  { session, isHeldBack }: Viewpoint,
  expected: string,
  isEnough: (look: Look, rests: boolean) => boolean,
  target?: Sought,
): Promise<Look> {
  const begun = performance.now();
  let latest: Look | null = null;
  for (let attempt = 0; performance.now() - begun < patienceMs; attempt += 1) {
    const delay = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
    if (delay > 0) await pause(delay);
    const atOnce = performance.now() - begun >= restLimit(isHeldBack);
    const mayReach = target !== undefined && (atOnce || session.traffic.loading === 0);
    const evenPending = performance.now() - begun >= pendingMs;
    const look = await lookOnce(session, mayReach ? { ...target, atOnce, evenPending } : null);
    if (!look) continue;
    latest = look;
    if (isEnough(look, atOnce || look.calls + session.traffic.loading === 0)) return look;
  }
  const seen = latest ? describeScreen(latest.screen) : 'The page is loading, and has not come.';
  throw new SightError(`Expected ${expected}.\n${seen}`);
}

/** What is there now; null between two documents. */
async function lookOnce({ page }: Session, target: Target | null = null): Promise<Look | null> {
  return (await page.evaluate(readScreen, target).catch(ifBetweenDocuments)) || null;
}

/** What is there now, in plain words, for a failure's message. */
export async function whatIsThere(session: Session): Promise<string> {
  const look = await lookOnce(session);
  return look ? describeScreen(look.screen) : 'The page is loading.';
}
