import { describeScreen, quote } from '../screen/describe-screen.ts';
import type { Screen, ScreenAction } from '../screen/screen.ts';
import { toName } from './accessible-name.ts';
import type { Visit } from '../visit.ts';
import { StepError, waitForScreen } from './wait-for-screen.ts';

/**
 * Checks that a link opens a URL in a new tab.
 *
 * @param url absolute, or relative to the page
 * @throws StepError (rejects) if there is no such link
 */
export async function expectLink(visit: Visit, label: string, url: string): Promise<void> {
  const expected = `the link ${quote(label)} to ${url}, in a new tab`;
  const matches = (link: ScreenAction): boolean => {
    if (isScriptLink(link)) return true;
    return link.opensNewTab && link.href === URL.parse(url, link.href ?? '')?.href;
  };
  const screen = await waitForScreen(
    visit,
    expected,
    (candidate) => findLinks(candidate, label).length === 1 && findLinks(candidate, label).every(matches),
  );
  if (!findLinks(screen, label).some(isScriptLink)) return;
  // Only a click shows which URL a `javascript:` link opens. So click the link, and compare the URL of the new tab with
  // `absoluteUrl`.
  const absoluteUrl = new URL(url, visit.session.page.url()).href;
  if (await opensTab(visit, label, absoluteUrl)) return;
  throw new StepError(`Expected ${expected}.\n${describeScreen(screen)}`);
}

const findLinks = ({ actions }: Screen, label: string): readonly ScreenAction[] =>
  actions.filter((action) => action.label === label && action.role === 'link');

const isScriptLink = ({ href }: ScreenAction): boolean => href?.startsWith('javascript:') ?? false;

/** Clicks a link, and returns whether the link opens the URL in a new tab. Serves an empty page at the URL. */
async function opensTab(visit: Visit, label: string, url: string): Promise<boolean> {
  const { session } = visit;
  const { context, page, guards, patienceMs } = session;
  const isExpected = (requested: URL): boolean => requested.href === url;
  guards.allow({ request: url });
  await context.route(isExpected, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  try {
    const opening = context.waitForEvent('page', { timeout: patienceMs });
    const link = page.getByRole('link', toName(visit, label));
    const [tab] = await Promise.all([opening, link.click({ force: true })]);
    await tab.waitForLoadState();
    const isAtUrl = tab.url() === url;
    await tab.close();
    return isAtUrl;
  } catch {
    return false;
  } finally {
    await context.unroute(isExpected);
  }
}
