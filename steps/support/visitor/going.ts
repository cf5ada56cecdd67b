import type { StageOptions } from '../../../src/stage/stage-api.ts';
import { stagePage } from '../browser/stage-page.ts';
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
  | 'comesBack'
  | 'goesBackInHistory'
  | 'isSignedIn'
>;

export function going(visit: Visit): Going {
  const mount = async (path: string, more: Pick<StageOptions, 'signedInAs'> = {}, state?: string): Promise<void> => {
    visit.filled = null;
    await stagePage.mount(visit.session.page, path, {
      ...visit.backend(state),
      config: visit.config.config,
      ...more,
    });
  };
  return {
    opens: (path) => mount(path),
    configure: (change) => visit.config.change(change),
    configurePassword: (change) => visit.config.changePassword(change),
    isSignedIn: (account, path) => mount(path, { signedInAs: account }),

    async goesTo(path) {
      await visit.rest();
      await stagePage.open(visit.session.page, path);
    },
    async reloads() {
      await visit.rest();
      await visit.session.page.reload();
      await stagePage.ready(visit.session.page);
    },
    async goesBackInHistory() {
      await visit.rest();
      // Not `goBack`, which waits for a document where the app may well stay in the one that it has.
      await visit.session.page.evaluate(() => history.back());
    },
    async opensInNewSession(path) {
      const state = visit.service.backend === 'fake' ? await stagePage.serviceState(visit.session.page) : undefined;
      await visit.enter('fresh');
      await mount(path, {}, state);
    },
    async comesBack() {
      await visit.rest();
      await visit.session.page.evaluate(lookAway);
    },
  };
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
