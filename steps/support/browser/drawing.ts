import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** How a page is drawn that keeps still. */
export interface Drawing {
  /** Draws once: whatever waited for a frame goes on. */
  draw(): Promise<void>;
  /** Does what waits for frames, such as a click, which waits until its target stands still. */
  whileDrawn<T>(work: () => Promise<T>): Promise<T>;
}

/** What a browser draws with: it is about one frame at a time, of whichever page, and ends when it is asked for another. */
export interface Hand {
  frame: Frame | null;
}

interface Frame {
  readonly of: DevTools;
  /** Waits until it has come, and some time at most. */
  come(): Promise<void>;
}

type DevTools = Pick<CDPSession, 'send'>;

/** How long is waited for a frame, in milliseconds of real time, until the page is made to change: some come only then. */
const framePatienceMs = 250;

/** What a page that changes is drawn upon for a moment. */
const otherGround = { r: 254, g: 254, b: 254, a: 1 };

/** Draws a page by its developer tools, with the hand of its browser. */
export function drawnBy(devtools: DevTools, hand: Hand): Drawing {
  let keepsStill = true;

  function nextFrame(): Frame {
    const drawn = devtools
      .send('HeadlessExperimental.beginFrame')
      .catch((error: unknown) => {
        // A browser that draws by itself does not know how it is done on request. Any other may be on its way elsewhere.
        if (String(error).includes("wasn't found")) keepsStill = false;
      })
      .finally(() => (hand.frame = null));
    return {
      of: devtools,
      async come() {
        const isLate = await Promise.race([drawn.then(() => false), pause(framePatienceMs, true, { ref: false })]);
        // The page may be on its way elsewhere.
        if (isLate) await change(devtools).catch(() => {});
      },
    };
  }

  async function draw(): Promise<void> {
    while (hand.frame && hand.frame.of !== devtools) await hand.frame.come();
    if (!keepsStill) return;
    hand.frame ??= nextFrame();
    await hand.frame.come();
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

/** Has something to be drawn, without touching what is on the page. */
async function change(devtools: DevTools): Promise<void> {
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: otherGround });
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
}
