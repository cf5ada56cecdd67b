import { setTimeout as pause } from 'node:timers/promises';
import { ifBetweenDocuments } from '../browser/documents.ts';
import type { Session } from '../browser/session.ts';
import { restLimit } from '../browser/traffic.ts';
import { describeScreen } from './describe-screen.ts';
import { readScreen, type Look } from './read-screen.ts';
import type { Screen } from './screen.ts';

/** The visitor does not see what a step says. */
export class SightError extends Error {
  override readonly name = 'SightError';
}

/** How long something may take to come to be seen, in real time: the visitor's clock stands still. */
const patienceMs = 5_000;
const pausesMs = [0, 5, 10, 20, 50];

/** Where one looks, and what is done with the last screen that was seen. */
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
  const begun = performance.now();
  let latest: Look | null = null;
  for (let attempt = 0; performance.now() - begun < patienceMs; attempt += 1) {
    const delay = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
    if (delay > 0) await pause(delay);
    latest = await lookOnce(viewpoint.session);
    if (!latest || !holds(latest.screen)) continue;
    // What is true while an answer is on its way may not be so for long, unless the answer is held back.
    const rests = latest.calls + viewpoint.session.traffic.loading === 0;
    if (!rests && performance.now() - begun < restLimit(viewpoint.isHeldBack)) continue;
    viewpoint.saw(latest.screen);
    return latest.screen;
  }
  if (!latest) throw new SightError(`Expected ${expected}.\nThe page is loading, and has not come.`);
  throw new SightError(`Expected ${expected}.\n${describeScreen(latest.screen)}`);
}

/** What is there now; null between two documents. */
export async function lookOnce({ page }: Session): Promise<Look | null> {
  return (await page.evaluate(readScreen).catch(ifBetweenDocuments)) || null;
}

/** What is there now, in plain words, for a failure's message. */
export async function whatIsThere(session: Session): Promise<string> {
  const look = await lookOnce(session);
  return look ? describeScreen(look.screen) : 'The page is loading.';
}
