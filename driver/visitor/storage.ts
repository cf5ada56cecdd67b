import { fillStorage, makeRoom } from '../browser/full-storage.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import { withoutDatabase, withoutStorage } from '../browser/simulate/storage-faults.ts';
import { SightError } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type Keeping = Pick<
  Visitor,
  | 'cookies'
  | 'everythingKept'
  | 'losesCookie'
  | 'isOnPageFromBeforeSignIn'
  | 'losesSession'
  | 'hasNoStorage'
  | 'hasNoDatabase'
  | 'runsOutOfRoom'
  | 'makesRoom'
>;

/** What the visitor's browser keeps of the app. */
export function keeping(visit: Visit): Keeping {
  /** A cookie that a page writes reaches the browser later, by another way than ours; one that it reads has. */
  async function cookiesAreWritten(): Promise<void> {
    await visit.rest();
    await visit.session.page.evaluate(() => document.cookie);
  }

  return {
    async cookies() {
      await cookiesAreWritten();
      // Cookies live by the browser's own clock, which goes on where the visitor's stands still.
      const now = Date.now() / 1000;
      const cookies = await visit.session.context.cookies(visit.session.page.url());
      return cookies.map(({ name, value, expires }) => ({
        name,
        value,
        seconds: expires === -1 ? Infinity : Math.round(expires - now),
        written: visit.session.writtenCookies.get(name) ?? '',
      }));
    },
    async everythingKept() {
      await visit.rest();
      return testBedPage.everythingKept(visit.session.page);
    },
    async losesCookie(name) {
      await cookiesAreWritten();
      const { context } = visit.session;
      if (!(await context.cookies()).some((cookie) => cookie.name === name)) {
        throw new SightError(`Expected a cookie "${name}" to forget; there is none.`);
      }
      await context.clearCookies({ name });
    },
    async isOnPageFromBeforeSignIn() {
      await visit.rest();
      const { page } = visit.session;
      const session = await page.evaluate(takeSession);
      await page.reload();
      await testBedPage.ready(page);
      await visit.rest();
      await page.evaluate((items) => items.forEach(([name, value]) => sessionStorage.setItem(name, value)), session);
    },
    async losesSession() {
      await visit.rest();
      await visit.session.page.evaluate(() => sessionStorage.clear());
    },
    hasNoStorage() {
      visit.beforeOpening(() => visit.serveOtherwise(() => withoutStorage(visit.session.page)));
    },
    async runsOutOfRoom() {
      await visit.rest();
      await fillStorage(visit.session.page);
    },
    async makesRoom() {
      await visit.rest();
      await makeRoom(visit.session.page);
    },
    hasNoDatabase() {
      visit.beforeOpening(() => visit.serveOtherwise(() => withoutDatabase(visit.session.page)));
    },
  };
}

/** In the page: the session storage is empty afterwards. */
function takeSession(): [string, string][] {
  const items = Object.entries<string>(sessionStorage);
  sessionStorage.clear();
  return items;
}
