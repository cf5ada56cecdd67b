import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export interface FrameControl {
  /**
   * Draws one frame, so that callbacks of `requestAnimationFrame` run. Gives up after a time limit, because sometimes
   * the browser does not draw the frame.
   */
  drawFrame(): Promise<void>;
  isFramePending(): boolean;
}

/**
 * The frame that the browser is drawing, or null. All pages of a browser share this slot, because Chromium crashes when
 * it draws two frames at once.
 */
export interface FrameSlot {
  frame: Frame | null;
}

interface Frame {
  readonly devtools: DevTools;
  wait(): Promise<void>;
}

type DevTools = Pick<CDPSession, 'send'>;

/** Milliseconds of real time to wait until the browser has drawn a frame. */
const frameLimitMs = 250;

/**
 * Maximum number of times that `drawFrame` waits while another page is drawing a frame. If the other page is still
 * drawing after the last wait, `drawFrame` returns without a frame.
 */
const waitsForOtherFrame = 4;

const temporaryBackground = { r: 254, g: 254, b: 254, a: 1 };

export function createFrameControl(devtools: DevTools, slot: FrameSlot): FrameControl {
  let isStill = true;

  function requestFrame(): Frame {
    const drawn = devtools
      .send('HeadlessExperimental.beginFrame')
      .catch((error: unknown) => {
        // The error text "wasn't found" means that this Chromium cannot draw frames on request. Any other error only
        // means that the page is navigating, so ignore it.
        if (String(error).includes("wasn't found")) isStill = false;
      })
      .finally(() => (slot.frame = null));
    return {
      devtools,
      async wait() {
        const isLate = await Promise.race([drawn.then(() => false), waitForLimit(true)]);
        // If the frame is late, change the page's background, because this may make Chromium draw the frame. Ignore
        // errors, because they only mean that the page is navigating.
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

/** Changes the page's background for a moment, because Chromium draws some late frames only after such a change. */
async function toggleBackground(devtools: DevTools): Promise<void> {
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: temporaryBackground });
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', {});
}
