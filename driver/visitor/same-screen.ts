import { quote } from '../screen/describe-screen.ts';
import type { Visit } from '../visit.ts';
import { StepError } from './wait-for-screen.ts';

declare global {
  interface Window {
    isScreenLeft?: boolean;
  }
}

export function createSameScreen(visit: Visit) {
  return {
    watchScreen: () => visit.whenIdle(({ page }) => page.evaluate(watchScreen)),
    /**
     * Expects that the watched screen has stayed visible.
     *
     * @throws StepError (rejects) if the screen was left or drawn anew, even for a moment
     */
    async expectWatchedScreen(title: string) {
      const isLeft = await visit.view.page.evaluate(() => window.isScreenLeft ?? true);
      if (isLeft) throw new StepError(`Expected still the same ${quote(title)}, but it was left or drawn anew.`);
    },
  };
}

/**
 * Sets `window.isScreenLeft` to true as soon as another screen replaces the current one. The signs of a new screen are
 * a changed or removed heading, and a removed text field. Runs in the page.
 */
function watchScreen(): void {
  const elements = [...document.querySelectorAll('h1, input:not([type=checkbox])')];
  const heading = document.querySelector('h1');
  const title = heading?.textContent;
  window.isScreenLeft = false;
  const observer = new MutationObserver(() => {
    if (elements.every((element) => element.isConnected) && heading?.textContent === title) return;
    window.isScreenLeft = true;
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
