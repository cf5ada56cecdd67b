import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** How a page is drawn that keeps still. */
export interface Drawing {
  /** Draws once: whatever waited for a frame goes on. Does not wait for ever: some frames never come. */
  draw(): Promise<void>;
  /** A frame that was asked for has not come. */
  isBeingDrawn(): boolean;
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

/** How often another page's frame is waited for so long. Where it never comes, that browser draws nothing any more. */
const turnsOfAnother = 4;

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
        const isLate = await Promise.race([drawn.then(() => false), patience(true)]);
        // The page may be on its way elsewhere.
        if (isLate) await Promise.race([change(devtools).catch(() => {}), patience(null)]);
      },
    };
  }

  const isAnothers = (): boolean => hand.frame !== null && hand.frame.of !== devtools;
  return {
    async draw() {
      for (let turn = 0; isAnothers() && turn < turnsOfAnother; turn += 1) await hand.frame?.come();
      if (!keepsStill || isAnothers()) return;
      hand.frame ??= nextFrame();
      await hand.frame.come();
    },
    isBeingDrawn: () => hand.frame?.of === devtools,
  };
}

const patience = <T>(value: T): Promise<T> => pause(framePatienceMs, value, { ref: false });

/** Has something to be drawn, without touching what is on the page. */
async function change(devtools: DevTools): Promise<void> {
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: otherGround });
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
}
