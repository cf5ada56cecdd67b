import { retry } from '../browser/retry.ts';
import {
  acceptOneTap,
  oneTapScriptUrl,
  readOneTapOffer,
  serveOneTapScript,
  type OneTapBehaviour,
  type OneTapOffer,
  type OneTapScript,
} from '../browser/simulate/one-tap-script.ts';
import type { Visit } from '../visit.ts';
import { describePage, StepError } from './wait-for-screen.ts';

/** Google's One Tap, as the visitor sees it, and faults of its script. */
export interface OneTap {
  /** Sets the behaviour of Google's script. Call it before the app is opened. */
  setOneTapBehaviour(behaviour: OneTapBehaviour): Promise<void>;
  /** Waits until the page has requested the script and, unless it never loads, until the script has run. */
  waitForOneTapRequest(): Promise<void>;
  /** Loads the script that never loaded, or installs the library that never answered. */
  recoverOneTap(): Promise<void>;
  /** Returns the current offer, or null. */
  readOneTapOffer(): Promise<OneTapOffer | null>;
  acceptOneTap(email: string): Promise<void>;
}

/** Milliseconds of real time to wait for the page to request the script. */
const requestLimitMs = 2_000;

export function createOneTap(visit: Visit): OneTap {
  let script: OneTapScript | null = null;
  return {
    async setOneTapBehaviour(behaviour) {
      const { page, guards } = visit.session;
      guards.allow({ request: oneTapScriptUrl });
      await visit.changeBrowser(async () => {
        const { undo } = (script = await serveOneTapScript(page, behaviour));
        return undo;
      });
    },
    async waitForOneTapRequest() {
      const isRequested = await retry(requestLimitMs, async () => (await script?.isRequested()) || null);
      await visit.waitUntilIdle();
      if (!isRequested)
        throw new StepError(`Expected the page to request Google's script.\n${await describePage(visit.session)}`);
    },
    async recoverOneTap() {
      await visit.waitUntilIdle();
      if (!script) throw new Error("no step has set the behaviour of Google's script");
      visit.forgetPage();
      await script.recover();
    },
    async readOneTapOffer() {
      await visit.waitUntilIdle();
      return readOneTapOffer(visit.session.page);
    },
    async acceptOneTap(email) {
      await visit.waitUntilIdle();
      if (!(await acceptOneTap(visit.session.page, email))) {
        throw new StepError(`Expected One Tap to be offered.\n${await describePage(visit.session)}`);
      }
      await visit.waitUntilIdle();
    },
  };
}
