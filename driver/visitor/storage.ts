import {
  denyDatabase,
  allowRemoval,
  denyRemoval,
  denyStorage,
  fillStorage,
  freeStorage,
} from '../browser/simulate/storage-faults.ts';
import { sealLinkEmail } from '../browser/simulate/seal-link-email.ts';
import { testBedPage, type StoredName } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import { StepError } from './wait-for-screen.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Remaining lifetime in seconds; Infinity for a session cookie. */
  readonly seconds: number;
  /** The text that the app has assigned to `document.cookie`. */
  readonly written: string;
}

export function createStorage(visit: Visit) {
  /**
   * Waits until the browser has stored all cookies that the page has set. Reads `document.cookie`, because the browser
   * answers only after it has stored the cookies.
   */
  async function waitForCookies(): Promise<void> {
    await visit.waitUntilIdle();
    await visit.session.page.evaluate(() => document.cookie);
  }

  return {
    async readCookies() {
      await waitForCookies();
      // Use the real time: cookies expire by the browser's own clock, not by the paused clock of the page.
      const now = Date.now() / 1000;
      const cookies = await visit.session.context.cookies(visit.session.page.url());
      return cookies.map(({ name, value, expires }) => ({
        name,
        value,
        seconds: expires === -1 ? Infinity : Math.round(expires - now),
        written: visit.session.cookieWrites.get(name) ?? '',
      }));
    },
    async deleteCookie(name: string) {
      await waitForCookies();
      const { context } = visit.session;
      if (!(await context.cookies()).some((cookie) => cookie.name === name)) {
        throw new StepError(`Expected a cookie "${name}" to delete, but there is none.`);
      }
      await context.clearCookies({ name });
    },
    /** Replaces the email that the browser remembers for a mailed link, as an attacker could. */
    async plantLinkEmail(email: string, secret: string) {
      await waitForCookies();
      const { context } = visit.session;
      const name = 'emailForSignIn';
      const cookie = (await context.cookies()).find((each) => each.name === name);
      if (!cookie) throw new StepError(`Expected a cookie "${name}" to replace, but there is none.`);
      await context.addCookies([{ ...cookie, value: await sealLinkEmail(email, secret) }]);
    },
    /**
     * Deletes the cookie that contains the email of a mailed link, and sets the cookie that FirebaseUI would have set.
     */
    async rememberLinkAsFirebaseUi() {
      await waitForCookies();
      const { context } = visit.session;
      const cookie = (await context.cookies()).find(({ name }) => name.endsWith('emailForSignIn'));
      if (!cookie) throw new StepError('Expected a cookie with the email of a mailed link, but there is none.');
      await context.clearCookies({ name: cookie.name });
      // FirebaseUI would store an encrypted email here. A made-up value is enough, because the widget must ignore the
      // value.
      await context.addCookies([{ ...cookie, name: 'emailForSignIn', value: `"${'0123456789abcdef'.repeat(4)}"` }]);
    },
    readStoredData: () => visit.whenIdle(({ page }) => testBedPage.readStoredData(page)),
    /** Returns the names and places of all data that the app keeps in this browser. */
    async readStoredNames(): Promise<readonly StoredName[]> {
      await waitForCookies();
      const { context, page } = visit.session;
      const cookies = await context.cookies(page.url());
      const names = await testBedPage.readStoredNames(page);
      return [...names, ...cookies.map(({ name }) => ({ name, place: 'a cookie' as const }))];
    },
    /** Returns the origins to which the pages of this scenario have sent requests. */
    readRequestedOrigins: () =>
      visit.whenIdle(async ({ page, guards }) => {
        const urls = guards.requests.map((request) => new URL(request.split(' ')[0] ?? '', page.url()));
        return { own: new URL(page.url()).origin, requested: [...new Set(urls.map(({ origin }) => origin))] };
      }),
    async readSessionStorageNames() {
      await visit.waitUntilIdle();
      const { page } = visit.session;
      if (!(await testBedPage.isLoaded(page))) await page.goto('/favicon.svg');
      return page.evaluate(() => Object.keys(sessionStorage));
    },
    /** Removes the stored user, so that the visitor is signed out. */
    removeSession: () => visit.whenIdle(async ({ page }) => void (await page.evaluate(takeSession))),
    /** Reloads the page without the stored user, so that the page starts signed out. Then stores the user again. */
    async reloadSignedOut() {
      await visit.waitUntilIdle();
      const { page } = visit.session;
      const session = await page.evaluate(takeSession);
      await page.reload();
      await testBedPage.waitUntilLoaded(page);
      await visit.waitUntilIdle();
      await page.evaluate(({ ofTab, ofAllTabs }) => {
        for (const [name, value] of ofTab) sessionStorage.setItem(name, value);
        for (const [name, value] of ofAllTabs) localStorage.setItem(name, value);
      }, session);
    },
    /** Stores an invalid text in place of the widget's record of the last used sign-in option. */
    damageLastUsed: () =>
      visit.whenIdle(({ page }) => page.evaluate(() => localStorage.setItem('doorstep:lastUsed', 'google.com'))),
    /** Stores an invalid text in place of the time at which the visitor has declined a passkey. */
    damageDeclinedPasskey: () =>
      visit.whenIdle(({ page }) => page.evaluate(() => localStorage.setItem('doorstep:declinedPasskey', 'yesterday'))),
    /** Makes Web Storage fail. Call this function before the app is opened. */
    denyStorage() {
      visit.beforeOpening(() => visit.changeBrowser(() => denyStorage(visit.session.page)));
    },
    denyDatabase() {
      visit.beforeOpening(() => visit.changeBrowser(() => denyDatabase(visit.session.page)));
    },
    /** Makes `removeItem` of Web Storage fail until the page is reloaded. */
    denyRemoval: () => visit.whenIdle(async ({ page, cleanups }) => void cleanups.push(await denyRemoval(page))),
    /** Undoes {@link denyRemoval}. */
    allowRemoval: () => visit.whenIdle(({ page }) => allowRemoval(page)),
    fillStorage: () => visit.whenIdle(({ page }) => fillStorage(page)),
    /** Undoes {@link fillStorage}. */
    freeStorage: () => visit.whenIdle(({ page }) => freeStorage(page)),
  };
}

/** Removes and returns the content of session storage, and the SDK's users in local storage. Runs in the page. */
function takeSession() {
  const ofTab = Object.entries<string>(sessionStorage);
  const ofAllTabs = Object.entries<string>(localStorage).filter(([name]) => name.startsWith('firebase:authUser:'));
  sessionStorage.clear();
  for (const [name] of ofAllTabs) localStorage.removeItem(name);
  return { ofTab, ofAllTabs };
}
