import type { Browser, BrowserContext, Page } from 'playwright';
import { createFrameControl, type FrameControl, type FrameSlot } from './frame-control.ts';

/** A page that draws a frame only on request, because drawing takes longer than the rest of a step. */
interface StillPage extends FrameControl {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const disabledFeatures = [
  // Disabled because this feature delays the effects of a key press for up to 50 ms, until the browser draws the page.
  'DeferRendererTasksAfterInput',
  // Disabled because creating a new `RenderFrameHost` for each document takes time.
  'RenderDocument',
  // Playwright disables all features below. Our list replaces Playwright's list, so our list must contain these
  // features, too.
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

export const selfDrawingFlags: readonly string[] = [`--disable-features=${disabledFeatures.join(',')}`];

export const stillFlags: readonly string[] = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  ...selfDrawingFlags,
];

const frameSlots = new WeakMap<Browser, FrameSlot>();

/**
 * Settles when the latest page is open. Pages are opened one after another, because {@link openContext} must find
 * exactly one new browser context.
 */
let lastOpening: Promise<unknown> = Promise.resolve();

export async function openStillPage(
  browser: Browser,
  size: Size,
  newContext: () => Promise<BrowserContext>,
): Promise<StillPage> {
  const previousOpening = lastOpening;
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  lastOpening = promise;
  await previousOpening;
  try {
    const { context, id } = await openContext(browser, newContext);
    const page = await openPage(browser, context, { ...size, ...(id && { browserContextId: id }) });
    const slot = frameSlots.get(browser) ?? { frame: null };
    frameSlots.set(browser, slot);
    return { context, page, ...createFrameControl(await context.newCDPSession(page), slot) };
  } finally {
    finish();
  }
}

export async function openSelfDrawingPage(newContext: () => Promise<BrowserContext>): Promise<StillPage> {
  const context = await newContext();
  return { context, page: await context.newPage(), drawFrame: async () => {}, isFramePending: () => false };
}

/**
 * Opens a browser context and finds its ID. Playwright hides the ID, so this function looks for the new ID in the
 * browser's list.
 */
async function openContext(browser: Browser, newContext: () => Promise<BrowserContext>) {
  const devtools = await browser.newBrowserCDPSession();
  const listIds = async () => (await devtools.send('Target.getBrowserContexts')).browserContextIds;
  const earlierIds = await listIds();
  const context = await newContext();
  const id = (await listIds()).find((each) => !earlierIds.includes(each));
  await devtools.detach();
  return { context, id };
}

async function openPage(
  browser: Browser,
  context: BrowserContext,
  options: Size & { readonly browserContextId?: string },
): Promise<Page> {
  const devtools = await browser.newBrowserCDPSession();
  const target = { url: 'about:blank', ...options, enableBeginFrameControl: true };
  const [page] = await Promise.all([context.waitForEvent('page'), devtools.send('Target.createTarget', target)]);
  await devtools.detach();
  return page;
}
