import { stagePage } from '../browser/stage-page.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

/** The product as it is deployed, and how it is measured. */
export function product(
  visit: Visit,
): Pick<Visitor, 'opensProduct' | 'asksHowQuick' | 'hearsHowQuick' | 'everythingTold'> {
  return {
    opensProduct: (environment) => stagePage.mountProduct(visit.session.page, environment),
    async asksHowQuick() {
      await visit.rest();
      const { page, draw } = visit.session;
      await stagePage.measure(page);
      // What is measured is when there was something to be seen, which the browser knows by the frame after.
      await draw();
      await draw();
    },
    hearsHowQuick: () => stagePage.measured(visit.session.page),
    async everythingTold() {
      await visit.rest();
      const { page, guards } = visit.session;
      return [...guards.remarks, ...guards.sent, await stagePage.everythingKept(page)];
    },
  };
}
