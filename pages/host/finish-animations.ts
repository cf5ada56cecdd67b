import type { Page } from 'playwright';

/** Skips to the end of animations, stops endless animations at their start, and waits until all images are decoded. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else animation.finish();
    }
    await Promise.all([...document.images].map((image) => image.decode()));
  });
