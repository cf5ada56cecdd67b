import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Draws the frames of a page, in a browser that draws only on request. A frame is one drawing of the page. */
export interface FrameControl {
  /**
   * Draws one frame, so that callbacks of `requestAnimationFrame` run. Gives up after a time limit, because the browser
   * sometimes draws no frame.
   */
  drawFrame(): Promise<void>;
  /** Whether a requested frame has not been drawn yet. */
  isFramePending(): boolean;
}

/**
 * The frame that a browser is drawing; null if there is none. All pages of the browser share one slot, because the
 * browser crashes if a second frame is requested meanwhile.
 */
export interface FrameSlot {
  frame: Frame | null;
}

interface Frame {
  readonly devtools: DevTools;
  /** Resolves when the frame has been drawn, or after a time limit. */
  wait(): Promise<void>;
}

type DevTools = Pick<CDPSession, 'send'>;

/**
 * Milliseconds of real time to wait for a frame. If no frame is drawn in this time, {@link toggleBackground} changes
 * the page.
 */
const frameLimitMs = 250;

/**
 * Maximum number of waits for the frame of another page. If the browser is still drawing that frame afterwards, this
 * page is not drawn.
 */
const waitsForOtherFrame = 4;

/** Background colour that is set briefly to change the page. */
const temporaryBackground = { r: 254, g: 254, b: 254, a: 1 };

/**
 * Creates the object that draws a page on request.
 *
 * @param slot the slot that all pages of the browser share. It holds the frame that the browser is drawing now.
 */
export function createFrameControl(devtools: DevTools, slot: FrameSlot): FrameControl {
  let isStill = true;

  function requestFrame(): Frame {
    const drawn = devtools
      .send('HeadlessExperimental.beginFrame')
      .catch((error: unknown) => {
        // If `beginFrame` does not exist, the browser draws by itself. Any other error means that the page navigates,
        // and is ignored.
        if (String(error).includes("wasn't found")) isStill = false;
      })
      .finally(() => (slot.frame = null));
    return {
      devtools,
      async wait() {
        const isLate = await Promise.race([drawn.then(() => false), waitForLimit(true)]);
        // Changing the page may make the browser draw the late frame. Ignore errors: the change fails while the page
        // navigates.
        if (isLate) await Promise.race([toggleBackground(devtools).catch(() => {}), waitForLimit(null)]);
      },
    };
  }

  const isDrawingOther = (): boolean => slot.frame !== null && slot.frame.devtools !== devtools;
  return {
    async drawFrame() {
      for (let count = 0; isDrawingOther() && count < waitsForOtherFrame; count += 1) await slot.frame?.wait();
      if (!isStill || isDrawingOther()) return;
      slot.frame ??= requestFrame();
      await slot.frame.wait();
    },
    isFramePending: () => slot.frame?.devtools === devtools,
  };
}

const waitForLimit = <T>(value: T): Promise<T> => pause(frameLimitMs, value, { ref: false });

/** Sets and resets the page's default background colour. The browser draws some frames only after such a change. */
async function toggleBackground(devtools: DevTools): Promise<void> {
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: temporaryBackground });
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
}
