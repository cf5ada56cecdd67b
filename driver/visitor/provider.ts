import type { Page } from 'playwright';
import { testBedPage } from '../browser/test-bed-page.ts';
import { blockWindows } from '../browser/watch/windows.ts';
import { within } from '../browser/retry.ts';
import { SightError, whatIsThere } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { providerDesk, type Asked } from './provider-page.ts';

type AtProvider = Pick<
  Visitor,
  | 'arrivesAtProvider'
  | 'signsInAtProvider'
  | 'isRefusedAtProvider'
  | 'closesProviderWindow'
  | 'blocksWindows'
  | 'providerWindows'
  | 'providerWasAsked'
>;

/** How long a window may take to come or to go, in real time. */
const patienceMs = 10_000;

/** How long another window is waited for where there was one already, in real time. */
const againMs = 1_000;

/** A visit to a provider, by its page. */
interface Stay {
  readonly page: Page;
  readonly asked: Asked;
}

/** What a visitor does at a federated provider, in its window or after a redirect. */
export function atProvider(visit: Visit): AtProvider {
  let last: Stay | null = null;

  /** The provider's window, the newest one first, or its page in place of the app's. */
  async function find(): Promise<Stay | null> {
    const { windows, page } = visit.session;
    for (const each of [...windows.opened.toReversed(), page]) {
      if (each.isClosed() || !(await providerDesk.isAt(each))) continue;
      return (last = { page: each, asked: await providerDesk.asked(each) });
    }
    return null;
  }

  async function arrived(expected: string): Promise<Stay> {
    const stay = await within(patienceMs, find);
    if (stay) return stay;
    throw new SightError(`Expected ${expected} the window or page of a provider.\n${await whatIsThere(visit.session)}`);
  }

  /** Does what ends the stay at the provider, and waits until it has ended. */
  async function leave(page: Page, doing: () => Promise<void>): Promise<void> {
    // A page that goes while a button of it is pressed cannot say that it was.
    const failure = await doing().then(
      () => null,
      (error: unknown) => error,
    );
    const isBack = async () => (page === visit.session.page ? testBedPage.isThere(page) : page.isClosed());
    // While an answer of the service is held back, the SDK leaves its window open.
    const hasLeft = await within(visit.isHeldBack ? 100 : patienceMs, async () => (await isBack()) || null);
    if (!hasLeft && !visit.isHeldBack) {
      throw new SightError(`Expected to leave the provider; it still shows ${page.url()}.`, { cause: failure });
    }
    await visit.rest();
  }

  return {
    async arrivesAtProvider() {
      await arrived('to come to');
    },
    async signsInAtProvider(identity) {
      const { page } = await arrived('to sign in in');
      await leave(page, () => providerDesk.signIn(page, identity));
    },
    async isRefusedAtProvider(code) {
      const { page } = await arrived('to be refused in');
      await leave(page, () => providerDesk.refuse(page, code));
    },
    async closesProviderWindow() {
      const { page } = await arrived('to close');
      if (page === visit.session.page) throw new SightError('Expected a window of a provider; it has this one.');
      await leave(page, () => page.close());
      await visit.session.clock.pass(visit.service.noticesClosedWindowMs);
      await visit.rest();
    },
    async blocksWindows() {
      const { page, undoings } = visit.session;
      undoings.push(await blockWindows(page));
    },
    async providerWindows() {
      await visit.rest();
      const sizes = visit.session.windows.opened.map((window) => window.viewportSize());
      return sizes.map((size) => size ?? { width: 0, height: 0 });
    },
    async providerWasAsked() {
      await visit.rest();
      // Another window may be about to open; what an earlier one was asked is known all the same.
      const stay = (await within(last === null ? 0 : againMs, find)) ?? last ?? (await arrived('to look at'));
      return stay.asked;
    },
  };
}
