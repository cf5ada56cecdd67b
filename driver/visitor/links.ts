import { describeScreen, quoted } from '../screen/describe-screen.ts';
import { see, SightError } from './wait-for-screen.ts';
import type { Screen, SeenAction } from '../screen/screen.ts';
import type { Visit } from '../visit.ts';

/** A link leads to an address, relative to the page's own or whole, in a tab of its own. */
export async function linkLeadsTo(visit: Visit, label: string, address: string): Promise<void> {
  const expected = `the link ${quoted(label)} to ${address}, in a new tab`;
  const isIt = (link: SeenAction): boolean => {
    if (isScript(link)) return true;
    return link.opensNewTab && link.href === URL.parse(address, link.href ?? '')?.href;
  };
  const screen = await see(
    visit,
    expected,
    (each) => linksOf(each, label).length === 1 && linksOf(each, label).every(isIt),
  );
  if (!linksOf(screen, label).some(isScript)) return;
  // Where it leads is known only to who follows it.
  const target = new URL(address, visit.session.page.url()).href;
  if (await opensTab(visit, label, target)) return;
  throw new SightError(`Expected ${expected}.\n${describeScreen(screen)}`);
}

const linksOf = ({ actions }: Screen, label: string): readonly SeenAction[] =>
  actions.filter((action) => action.label === label && action.role === 'link');

const isScript = ({ href }: SeenAction): boolean => href?.startsWith('javascript:') ?? false;

/** Follows a link. Whether that opens a tab at an address; nobody is there to answer, and the tab is closed again. */
async function opensTab({ session }: Visit, label: string, address: string): Promise<boolean> {
  const { context, page, guards, patienceMs } = session;
  const isThere = (url: URL): boolean => url.href === address;
  guards.expect({ request: address });
  await context.route(isThere, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  try {
    const opening = context.waitForEvent('page', { timeout: patienceMs });
    const link = page.getByRole('link', { name: label, exact: true });
    const [tab] = await Promise.all([opening, link.click({ force: true })]);
    await tab.waitForLoadState();
    const isAtAddress = tab.url() === address;
    await tab.close();
    return isAtAddress;
  } catch {
    return false;
  } finally {
    await context.unroute(isThere);
  }
}
