import { ifBetweenDocuments } from '../browser/ignore-navigation.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type Going = Pick<
  Visitor,
  | 'opens'
  | 'configure'
  | 'configurePassword'
  | 'goesTo'
  | 'reloads'
  | 'opensInNewSession'
  | 'opensOnAnotherDevice'
  | 'comesBack'
  | 'goesBackInHistory'
  | 'isGivenBackThePage'
  | 'isSignedIn'
  | 'isGuest'
  | 'isSentToSignIn'
>;

export function going(visit: Visit): Going {
  const openElsewhere = async (path: string): Promise<void> => {
    await visit.rest();
    await visit.enter('warm');
    await visit.open(path);
  };
  return {
    opens: (path) => visit.open(path),
    configure: (change) => visit.config.change(change),
    configurePassword: (change) => visit.config.changePassword(change),
    isSignedIn: (account, path) => visit.open(path, { signedInAs: account }),
    isGuest: (path) => visit.open(path, { signedInAs: 'guest' }),
    opensInNewSession: openElsewhere,
    opensOnAnotherDevice: openElsewhere,
    async isSentToSignIn() {
      await visit.rest();
      const { page, context } = visit.session;
      // It goes to another page, or opens a window.
      const left = Promise.race([page.waitForEvent('framenavigated'), context.waitForEvent('page')]);
      await Promise.all([left, testBedPage.signIn(page, visit.config.config)]);
      await testBedPage.ready(page);
    },

    async goesTo(path) {
      await visit.rest();
      await testBedPage.open(visit.session.page, path);
    },
    async reloads() {
      await visit.rest();
      await visit.session.page.reload();
      await testBedPage.ready(visit.session.page);
    },
    async goesBackInHistory() {
      await visit.rest();
      const { page } = visit.session;
      // Not `goBack`, which waits for a document where the app may well stay in the one that it has.
      const went = page.waitForEvent('framenavigated', { timeout: 5_000 });
      await Promise.all([went, page.evaluate(() => history.back()).catch(ifBetweenDocuments)]);
    },
    async isGivenBackThePage() {
      await visit.rest();
      await visit.session.page.evaluate(giveBack).catch(ifBetweenDocuments);
    },
    async comesBack() {
      await visit.rest();
      await visit.session.page.evaluate(lookAway);
    },
  };
}

/**
 * In the page: that cache is off in a browser which is driven from outside, so the page is told what such a browser
 * tells it. It is not frozen in between, which the app would not notice.
 */
function giveBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** In the page: a headless one is always in front, so the browser has to be told to say otherwise. */
function lookAway(): void {
  for (const state of ['hidden', 'visible'] as const) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'));
  }
  Reflect.deleteProperty(document, 'visibilityState');
}
