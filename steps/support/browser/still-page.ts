import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A page that is drawn only when somebody asks for it: drawing costs more than all else that a step has it do. */
export interface StillPage {
  readonly page: Page;
  /** Draws once: whatever waited for a frame goes on. */
  draw(): Promise<void>;
  /** Does what waits for frames, such as a click, which waits until its target stands still. */
  whileDrawn<T>(work: () => Promise<T>): Promise<T>;
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

/** How long is waited for a frame, in milliseconds of real time, until the page is made to change: some come only then. */
const framePatienceMs = 250;

/** What a page that changes is drawn upon for a moment. */
const otherGround = { r: 254, g: 254, b: 254, a: 1 };

/** What the browser is to be started with for lively pages. */
export const lively: readonly string[] = [`--disable-features=${disabledFeatures.join(',')}`];

/** What it is to be started with for still ones: in such a browser no other page is drawn either. */
export const stillness: readonly string[] = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  ...lively,
];

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
    return { context, page, ...drawnBy(await context.newCDPSession(page)) };
  } finally {
    isDone();
  }
}

/** Opens a context with a page that is drawn whenever something on it changes. */
export async function openLivelyPage(
  newContext: () => Promise<BrowserContext>,
): Promise<StillPage & { readonly context: BrowserContext }> {
  const context = await newContext();
  return { context, page: await context.newPage(), draw: async () => {}, whileDrawn: (work) => work() };
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

/** Draws a page by its developer tools. */
export function drawnBy(devtools: Pick<CDPSession, 'send'>): Pick<StillPage, 'draw' | 'whileDrawn'> {
  let keepsStill = true;
  let frame: Promise<unknown> | null = null;
  const nextFrame = (): Promise<unknown> =>
    devtools
      .send('HeadlessExperimental.beginFrame')
      .catch((error: unknown) => {
        // A browser that draws by itself does not know how it is done on request. Any other may be on its way elsewhere.
        if (String(error).includes("wasn't found")) keepsStill = false;
      })
      .finally(() => (frame = null));
  async function draw(): Promise<void> {
    if (!keepsStill) return;
    // There is one at a time.
    frame ??= nextFrame();
    const isLate = await Promise.race([frame.then(() => false), pause(framePatienceMs, true, { ref: false })]);
    // It may be on its way elsewhere.
    if (isLate) await change().catch(() => {});
  }
  /** Has something to be drawn, without touching what is on the page. */
  async function change(): Promise<void> {
    await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: otherGround });
    await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
  }
  return {
    draw,
    async whileDrawn(work) {
      const working = work();
      const isDone = working.then(
        () => true,
        () => true,
      );
      const hasDrawn = (): Promise<boolean> => draw().then(() => !keepsStill);
      while (!(await Promise.race([isDone, hasDrawn()])));
      return working;
    },
  };
}
