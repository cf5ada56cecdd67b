import { setTimeout as pause } from 'node:timers/promises';
import { ifBetweenDocuments } from '../browser/ignore-navigation.ts';
import type { Session } from '../browser/session.ts';
import { inPage, type Limits } from '../browser/wait-until-idle.ts';
import { describeScreen } from '../screen/describe-screen.ts';
import { lookAt, type Look, type Sought, type Target } from '../screen/read-screen.ts';
import type { Screen } from '../screen/screen.ts';

/** The visitor does not see what a step says. */
export class SightError extends Error {
  override readonly name = 'SightError';
}

/** How long a page may wait for what nobody hears of, in real time: a window that the visitor has open is for longer. */
const pendingMs = 400;
const pausesMs = [5, 10, 20, 50];
const loadingPauseMs = 2;
/** Whoever waits so long may wait for what waits for a frame. */
const drawsAfterMs = 20;

/** What is known of a page that rests, and to which nothing has been done since: it is as it was. */
export interface Calm {
  /** Keys go to a field. */
  readonly isTyping: boolean;
  /** What it shows; null where nobody has looked. */
  readonly screen: Screen | null;
}

/** Where one looks, and who remembers what was seen. */
export interface Viewpoint {
  /** To look only: whoever does something takes what changes the page in hand otherwise. */
  readonly view: Session;
  readonly limits: Limits;
  /** Null where the page may have changed. */
  calm: Calm | null;
  saw(screen: Screen): void;
}

/**
 * Looks until the page rests and shows what is expected. Resolves with the screen.
 *
 * @param expected completes the sentence "Expected …"
 * @throws (rejects) a {@link SightError} with what is on the screen instead
 */
export async function see(viewpoint: Viewpoint, expected: string, holds: (screen: Screen) => boolean): Promise<Screen> {
  const { view, calm } = viewpoint;
  const known = calm?.screen && holds(calm.screen) ? calm.screen : null;
  const screen =
    known ??
    (await untilThere(viewpoint, expected, async ({ atOnce, evenLoading }, within) => {
      const look = await lookOnce(view, null, within);
      const rests = restsBy(look, view);
      viewpoint.calm = rests ? look : null;
      const isLoading = look.parts + view.traffic.loading > 0;
      // What is true while something is on its way may not be so for long, unless it is held back.
      const isFinal = (look.calls === 0 || atOnce) && (!isLoading || evenLoading);
      return { found: look.screen && isFinal && holds(look.screen) ? look.screen : null, rests };
    }));
  viewpoint.saw(screen);
  return screen;
}

/**
 * Puts the focus on what has a label, once the page rests, and selects what a field holds.
 *
 * @throws (rejects) a {@link SightError} where there is no such thing, or more than one, or the keyboard cannot get there
 */
export async function reach(viewpoint: Viewpoint, expected: string, sought: Sought): Promise<void> {
  await untilThere(viewpoint, expected, async (patience, within) => {
    viewpoint.calm = null;
    const look = await lookOnce(viewpoint.view, { ...sought, ...patience }, within);
    return { found: look.hasReached || null, rests: restsBy(look, viewpoint.view) };
  });
}

/** Nothing is on its way any more. */
const restsBy = ({ calls, parts }: Look, { traffic }: Session): boolean => calls + parts + traffic.loading === 0;

/** Looks again until there is something; while the page loads, not for a while. */
async function untilThere<T>(
  { view, limits }: Viewpoint,
  expected: string,
  look: (
    patience: Pick<Target, 'atOnce' | 'evenLoading' | 'evenPending'>,
    within: Limits,
  ) => Promise<{ readonly found: T | null; readonly rests: boolean }>,
): Promise<T> {
  const begun = performance.now();
  const pauses = pausesMs.values();
  let delay = 0;
  let resting = 0;
  for (let timeMs = 0; timeMs < view.patienceMs; timeMs = performance.now() - begun) {
    const evenLoading = timeMs >= limits.partsMs;
    if (view.traffic.loading > 0 && !evenLoading) {
      await pause(loadingPauseMs);
      continue;
    }
    const patience = { atOnce: timeMs >= limits.answersMs, evenLoading, evenPending: timeMs >= pendingMs };
    const { found, rests } = await look(patience, inPage(limits, timeMs));
    if (found !== null) return found;
    resting = rests ? resting + 1 : 0;
    if (view.renderer.idleReads !== null && resting > view.renderer.idleReads) break;
    delay = pauses.next().value ?? delay;
    await pause(delay);
    if (delay >= drawsAfterMs) await view.draw();
  }
  throw new SightError(`Expected ${expected}.\n${await whatIsThere(view)}`);
}

/** What is there now; nothing between two documents. */
async function lookOnce({ page }: Session, target: Target | null, within?: Limits): Promise<Look> {
  const look = await lookAt(page, target, within).catch(ifBetweenDocuments);
  return look || { screen: null, calls: 1, parts: 1, isTyping: false, hasReached: false };
}

/** What is there now, in plain words, for a failure's message. */
export async function whatIsThere(session: Session): Promise<string> {
  const { screen } = await lookOnce(session, null);
  return screen ? describeScreen(screen) : 'The page is loading, and has not come.';
}
