import { loseParts } from '../browser/simulate/lost-chunks.ts';
import { HarnessError } from '../harness-error.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type PageParts = Pick<Visitor, 'losesPartOfPage' | 'regainsPartOfPage'>;

/**
 * What the widget reports when a part does not come: said where faults are collected, as in production. What comes last
 * is the remark of React 18 on it.
 */
const lostPart =
  /Failed to load resource|part of the (page|app|widget)|dynamically imported module|ChunkLoadError|error occurred in the <Offscreen>/i;

/** Parts of the page that are lost on their way, and come back. */
export function pageParts(visit: Visit): PageParts {
  let regain: (() => Promise<void>) | null = null;
  const getBack = async (): Promise<void> => {
    visit.stir();
    const getThem = regain;
    regain = null;
    visit.heldBack.delete('parts');
    await getThem?.();
  };
  return {
    async losesPartOfPage(how) {
      const { page, guards, firstLoad, isWarm } = visit.session;
      const lose = async (): Promise<() => Promise<void>> => {
        regain = await loseParts(page, how, firstLoad);
        return getBack;
      };
      guards.expect({ error: lostPart });
      // What was asked for before is not lost.
      await visit.rest();
      if (!visit.isOpened) await visit.serveOtherwise(lose);
      // Of a warm page nobody knows what it has loaded already.
      else if (isWarm) throw new HarnessError('to lose a part once the app is open, the scenario has to be @isolated');
      else visit.session.undoings.push(await lose());
      if (how === 'never comes') visit.heldBack.add('parts');
    },
    regainsPartOfPage: getBack,
  };
}
