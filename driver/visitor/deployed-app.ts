import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

/** The product as it is deployed, and how it is measured. */
export function product(
  visit: Visit,
): Pick<Visitor, 'opensProduct' | 'asksHowQuick' | 'hearsHowQuick' | 'everythingTold'> {
  return {
    opensProduct: (environment) => testBedPage.mountProduct(visit.session.page, environment),
    async asksHowQuick() {
      await visit.rest();
      const { page, draw } = visit.session;
      await testBedPage.measure(page);
      // What is measured is when there was something to be seen, which the browser knows by the frame after.
      await draw();
      await draw();
    },
    hearsHowQuick: () => testBedPage.measured(visit.session.page),
    async everythingTold() {
      await visit.rest();
      const { page, guards } = visit.session;
      return [...guards.remarks, ...guards.sent, await testBedPage.everythingKept(page)];
    },
  };
}
