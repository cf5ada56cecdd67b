import {
  oneTapOffer,
  oneTapScript,
  playOneTap,
  takeOneTap,
  type PlayedOneTap,
} from '../browser/simulate/one-tap-script.ts';
import { within } from '../browser/retry.ts';
import { SightError, whatIsThere } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type OneTap = Pick<
  Visitor,
  'oneTapScript' | 'oneTapIsAskedFor' | 'oneTapComesAfterAll' | 'takesOneTap' | 'oneTapOffer'
>;

/** In real time. */
const patienceMs = 2_000;

/** What Google's One Tap does, and what the visitor does with it. */
export function oneTap(visit: Visit): OneTap {
  let played: PlayedOneTap | null = null;
  return {
    async oneTapScript(how) {
      const { page, guards } = visit.session;
      guards.expect({ request: oneTapScript });
      await visit.serveOtherwise(async () => {
        const { undo } = (played = await playOneTap(page, how));
        return undo;
      });
    },
    async oneTapIsAskedFor() {
      const isAsked = await within(patienceMs, async () => (await played?.isThere()) || null);
      await visit.rest();
      if (!isAsked)
        throw new SightError(`Expected the page to ask for Google's script.\n${await whatIsThere(visit.session)}`);
    },
    async oneTapComesAfterAll() {
      await visit.rest();
      if (!played) throw new Error("Google's script was never said not to come.");
      visit.stir();
      await played.comeAfterAll();
    },
    async oneTapOffer() {
      await visit.rest();
      return oneTapOffer(visit.session.page);
    },
    async takesOneTap(email) {
      await visit.rest();
      if (!(await takeOneTap(visit.session.page, email))) {
        throw new SightError(`Expected One Tap to be offered.\n${await whatIsThere(visit.session)}`);
      }
      await visit.rest();
    },
  };
}
