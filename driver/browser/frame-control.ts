import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Draws a page when asked to, in a browser that draws only on request. A frame is one drawing of the page. */
export interface FrameControl {
  /**
   * Draws one frame, which lets callbacks of `requestAnimationFrame` run. Gives up after a time limit, because the
   * browser sometimes draws no frame.
   */
  drawFrame(): Promise<void>;
  /** Whether a requested frame has not been drawn yet. */
  isFramePending(): boolean;
}

/**
 * Holds the frame that a browser is drawing, or null while the browser draws none. A browser draws one frame at a time,
 * and crashes if another frame is requested meanwhile.
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
 * Milliseconds of real time to wait for a frame. After this time, {@link toggleBackground} changes the page, because
 * the browser draws some frames only after a change.
 */
const frameLimitMs = 250;

/**
 * Maximum number of waits for the frame of another page. If the browser is still drawing that frame afterwards, this
 * page requests no frame, because a second frame would crash the browser.
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
        // A browser that draws by itself does not know `beginFrame`. Any other error is ignored, because it means that
        // the page navigates.
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

/**
 * Changes the page by setting and resetting its default background colour, because the browser draws some frames only
 * after a change.
 */
async function toggleBackground(devtools: DevTools): Promise<void> {
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: temporaryBackground });
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
}
