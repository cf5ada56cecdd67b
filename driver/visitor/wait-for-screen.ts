import { setTimeout as pause } from 'node:timers/promises';
import { ignoreNavigation } from '../browser/ignore-navigation.ts';
import type { Session } from '../browser/session.ts';
import { getRemainingLimits, type IdleLimits } from '../idle/idle-limits.ts';
import { describeScreen } from '../screen/describe-screen.ts';
import { readPage, type FocusRequest, type Reading, type Target, type Tolerance } from '../screen/read-screen.ts';
import type { Screen } from '../screen/screen.ts';
import type { Translator } from '../screen/translate-screen.ts';

/** Thrown when the page does not show what a step expects. The message says what is on the screen. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/**
 * Milliseconds of real time that a step waits for disabled controls before it continues. The limit is short, because an
 * open provider window may keep controls disabled for long. A step with a long time limit waits longer
 * ({@link disabledShare}).
 */
const disabledLimitMs = 400;
/**
 * Share of a step's time limit. After this time, but not before {@link disabledLimitMs}, the step continues in spite of
 * disabled controls.
 */
const disabledShare = 0.08;
/** Milliseconds to pause before each new reading of the page. The last pause is repeated. */
const pausesMs = [5, 10, 20, 50];
const loadingPauseMs = 2;
/**
 * The driver requests a frame after each pause that lasts at least this many milliseconds, because the page draws only
 * on request, and its code may be waiting for a frame.
 */
const frameAfterPauseMs = 20;

/** The state of the page when the driver last found it idle. */
export interface IdlePage {
  readonly isTyping: boolean;
  /** The screen on the page; null if the driver has not read the screen. */
  readonly screen: Screen | null;
}

export interface WatchedPage {
  readonly view: Session;
  readonly limits: IdleLimits;
  idlePage: IdlePage | null;
  /** Translates between the scenario's English and the widget's language; null if the widget is in English. */
  readonly translator: Translator | null;
  recordScreen(screen: Screen): void;
}

/**
 * Waits until the page is idle and its screen matches. Resolves with the screen.
 *
 * @param expected the text after "Expected" in the error message
 * @param describeDifference returns the text after `expected` in the error message, about the last screen
 * @throws StepError (rejects) if no screen matches in time
 */
export async function waitForScreen(
  watched: WatchedPage,
  expected: string,
  matches: (screen: Screen) => boolean,
  describeDifference?: (screen: Screen) => string,
): Promise<Screen> {
  const { view, idlePage, translator } = watched;
  function findMatch(read: Screen): Screen | null {
    for (const screen of translator?.toEnglish(read) ?? [read]) if (matches(screen)) return screen;
    return null;
  }
  const knownScreen = idlePage?.screen ? findMatch(idlePage.screen) : null;
  const read: Attempt<Screen> = async ({ ignoresCalls, ignoresLoading }, limits) => {
    const reading = await readOnce(view, null, limits);
    const isIdle = isIdleReading(reading, view);
    watched.idlePage = isIdle ? reading : null;
    const isLoading = reading.chunks + view.pendingRequests.count > 0;
    // Wait for the answers to pending requests, because they may change the screen. If an answer takes too long, for
    // example because the scenario delays it, `ignoresCalls` or `ignoresLoading` ends this wait.
    const isFinal = (reading.calls === 0 || ignoresCalls) && (!isLoading || ignoresLoading);
    return { found: reading.screen && isFinal ? findMatch(reading.screen) : null, isIdle };
  };
  const screen = knownScreen ?? (await repeatUntilFound(watched, expected, read, describeDifference));
  watched.recordScreen(screen);
  return screen;
}

/**
 * Focuses an element by its label once the page is idle. If the element is a field, selects its text.
 *
 * @param expected completes the sentence "Expected …" in the error message
 * @throws StepError (rejects) unless the keyboard reaches exactly one matching element
 */
export async function focusElement(watched: WatchedPage, expected: string, target: Target): Promise<void> {
  await repeatUntilFound(watched, expected, async (tolerance, limits) => {
    watched.idlePage = null;
    let isIdle = false;
    for (const label of watched.translator?.toLabels(target.label) ?? [target.label]) {
      const reading = await readOnce(watched.view, { ...target, label, ...tolerance }, limits);
      if (reading.isTargetFocused) return { found: true, isIdle };
      isIdle = isIdleReading(reading, watched.view);
    }
    return { found: null, isIdle };
  });
}

const isIdleReading = ({ calls, chunks }: Reading, { pendingRequests }: Session): boolean =>
  calls + chunks + pendingRequests.count === 0;

type Attempt<T> = (
  tolerance: Tolerance,
  limits: IdleLimits,
) => Promise<{ readonly found: T | null; readonly isIdle: boolean }>;

async function repeatUntilFound<T>(
  { view, limits }: WatchedPage,
  expected: string,
  attempt: Attempt<T>,
  describeDifference: (screen: Screen) => string = () => '',
): Promise<T> {
  const startedAt = performance.now();
  const pauses = pausesMs.values();
  let pauseMs = 0;
  let idleReads = 0;
  for (let timeMs = 0; timeMs < view.patienceMs; timeMs = performance.now() - startedAt) {
    const ignoresLoading = timeMs >= limits.loadingMs;
    if (view.pendingRequests.count > 0 && !ignoresLoading) {
      await pause(loadingPauseMs);
      continue;
    }
    const tolerance: Tolerance = {
      ignoresCalls: timeMs >= limits.answersMs,
      ignoresLoading,
      ignoresDisabled: timeMs >= Math.max(disabledLimitMs, view.patienceMs * disabledShare),
    };
    const { found, isIdle } = await attempt(tolerance, getRemainingLimits(limits, timeMs));
    if (found !== null) return found;
    idleReads = isIdle ? idleReads + 1 : 0;
    if (view.renderer.idleReads !== null && idleReads > view.renderer.idleReads) break;
    pauseMs = pauses.next().value ?? pauseMs;
    await pause(pauseMs);
    if (pauseMs >= frameAfterPauseMs) await view.drawFrame();
  }
  const { screen } = await readOnce(view, null);
  const difference = screen ? describeDifference(screen) : '';
  throw new StepError(`Expected ${expected}${difference}.\n${describeReading(screen)}`);
}

/** Reads the page once. If the page navigates during the call, returns a reading without a screen. */
async function readOnce({ page }: Session, request: FocusRequest | null, limits?: IdleLimits): Promise<Reading> {
  const reading = await readPage(page, request, limits).catch(ignoreNavigation);
  return reading || { screen: null, calls: 1, chunks: 1, isTyping: false, isTargetFocused: false };
}

export async function describePage(session: Session): Promise<string> {
  const { screen } = await readOnce(session, null);
  return describeReading(screen);
}

const describeReading = (screen: Screen | null): string =>
  screen ? describeScreen(screen) : 'The page is still loading.';
