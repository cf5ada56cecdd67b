import type { Browser, BrowserContext, Page } from 'playwright';
import { drawnBy, type Drawing, type Hand } from './frame-control.ts';

/** A page that is drawn only when somebody asks for it: drawing costs more than all else that a step has it do. */
export interface StillPage extends Drawing {
  readonly page: Page;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The first puts off what follows a key until the page was drawn, or for 50 ms; the second makes a new window's worth of
 * things for every document. Playwright's own list is lost where another is given, so the rest is what of it concerns pages.
 */
const disabledFeatures = [
  'DeferRendererTasksAfterInput',
  'RenderDocument',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** What the browser is to be started with for lively pages. */
export const lively: readonly string[] = [`--disable-features=${disabledFeatures.join(',')}`];

/** What it is to be started with for still ones: in such a browser no other page is drawn either. */
export const stillness: readonly string[] = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  ...lively,
];

/** Every browser draws with one hand. */
const hands = new WeakMap<Browser, Hand>();

/** Of contexts that come at the same time nobody knows which is which. */
let turn: Promise<unknown> = Promise.resolve();

/** Opens a context with a page that keeps still. Any browser but the headless shell draws it when it likes. */
export async function openStillPage(
  browser: Browser,
  size: Size,
  newContext: () => Promise<BrowserContext>,
): Promise<StillPage & { readonly context: BrowserContext }> {
  const isMyTurn = turn;
  const { promise, resolve: isDone } = Promise.withResolvers<void>();
  turn = promise;
  await isMyTurn;
  try {
    const { context, id } = await contextById(browser, newContext);
    const page = await newPage(browser, context, { ...size, ...(id && { browserContextId: id }) });
    const hand = hands.get(browser) ?? { frame: null };
    hands.set(browser, hand);
    return { context, page, ...drawnBy(await context.newCDPSession(page), hand) };
  } finally {
    isDone();
  }
}

/** Opens a context with a page that is drawn whenever something on it changes. */
export async function openLivelyPage(
  newContext: () => Promise<BrowserContext>,
): Promise<StillPage & { readonly context: BrowserContext }> {
  const context = await newContext();
  return { context, page: await context.newPage(), draw: async () => {}, isBeingDrawn: () => false };
}

/** Playwright does not tell under which name the browser knows a context. */
async function contextById(browser: Browser, newContext: () => Promise<BrowserContext>) {
  const devtools = await browser.newBrowserCDPSession();
  const idsNow = async () => (await devtools.send('Target.getBrowserContexts')).browserContextIds;
  const known = await idsNow();
  const context = await newContext();
  const id = (await idsNow()).find((each) => !known.includes(each));
  await devtools.detach();
  return { context, id };
}

async function newPage(
  browser: Browser,
  context: BrowserContext,
  place: Size & { readonly browserContextId?: string },
): Promise<Page> {
  const devtools = await browser.newBrowserCDPSession();
  const target = { url: 'about:blank', ...place, enableBeginFrameControl: true };
  const [page] = await Promise.all([context.waitForEvent('page'), devtools.send('Target.createTarget', target)]);
  await devtools.detach();
  return page;
}
