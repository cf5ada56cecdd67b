import { lookOn, versionsOnPage } from '../browser/framework-tools.ts';
import { daysIn } from '../browser/watch/sdk-calls.ts';
import { noteDown } from '../browser/noted-heartbeats.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type Versions = Pick<
  Visitor,
  'showsWhatDrawsIt' | 'drawnBy' | 'libraryVersionsHeard' | 'heartbeatsHeard' | 'hasHeartbeatsNoted'
>;

/** What the page is drawn with, and what the service's library tells of itself. */
export function versions(visit: Visit): Versions {
  const calls = async () => {
    await visit.rest();
    return visit.sessions.flatMap(({ libraryCalls }) => libraryCalls.made);
  };
  return {
    showsWhatDrawsIt() {
      visit.beforeOpening(() => visit.serveOtherwise(() => lookOn(visit.session.page)));
    },
    drawnBy: () => versionsOnPage(visit.session.page),
    libraryVersionsHeard: async () => [...new Set((await calls()).map(({ version }) => version))],
    async heartbeatsHeard() {
      const headers = (await calls()).map(({ heartbeats }) => heartbeats).filter((header) => header !== '');
      return headers.map((header) => ({ days: daysIn(header), bytes: header.length }));
    },
    async hasHeartbeatsNoted(bytes) {
      await visit.rest();
      await noteDown(visit.session.page, bytes);
    },
  };
}
