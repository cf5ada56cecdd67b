import { retry } from '../browser/retry.ts';
import {
  acceptOneTap,
  oneTapScriptUrl,
  readOneTapOffer,
  serveOneTapScript,
  type OneTapBehaviour,
  type OneTapScript,
} from '../browser/simulate/one-tap-script.ts';
import type { Visit } from '../visit.ts';
import { describePage, StepError } from './wait-for-screen.ts';

/** Milliseconds of real time to wait for the page to request Google's script. */
const requestLimitMs = 2_000;

export function createOneTap(visit: Visit) {
  let script: OneTapScript | null = null;
  return {
    async setOneTapBehaviour(behaviour: OneTapBehaviour) {
      const { page, guards } = visit.session;
      guards.allow({ request: oneTapScriptUrl });
      await visit.changeBrowser(async () => {
        const { undo } = (script = await serveOneTapScript(page, behaviour));
        return undo;
      });
    },
    /**
     * Waits until the page has requested Google's script. If the scenario lets the script load, also waits until the
     * page has run the script.
     */
    async waitForOneTapRequest() {
      const isRequested = await retry(requestLimitMs, async () => (await script?.isRequested()) || null);
      await visit.waitUntilIdle();
      if (!isRequested)
        throw new StepError(`Expected the page to request Google's script.\n${await describePage(visit.session)}`);
    },
    /** Makes Google's One Tap script work again after a simulated fault. */
    async recoverOneTap() {
      await visit.waitUntilIdle();
      if (!script) throw new Error("no step has set the behaviour of Google's script");
      visit.forgetPage();
      await script.recover();
    },
    readOneTapOffer: () => visit.whenIdle(({ page }) => readOneTapOffer(page)),
    async acceptOneTap(email: string) {
      await visit.waitUntilIdle();
      if (!(await acceptOneTap(visit.session.page, email))) {
        throw new StepError(`Expected One Tap to be offered.\n${await describePage(visit.session)}`);
      }
      await visit.waitUntilIdle();
    },
  };
}
