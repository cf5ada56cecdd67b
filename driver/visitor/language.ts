import { isDeepStrictEqual } from 'node:util';
import germanAccountTexts from '../../src/locales/account/de.ts';
import german from '../../src/locales/de.ts';
import { preferLanguages } from '../browser/simulate/preferred-languages.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import { describeScreen } from '../screen/describe-screen.ts';
import type { Screen } from '../screen/screen.ts';
import { createTranslator } from '../screen/translate-screen.ts';
import type { Visit } from '../visit.ts';
import { waitForScreen } from './wait-for-screen.ts';

export function createLanguage(visit: Visit) {
  /** The screen that was visible before `switchToGerman`, in every possible English translation. */
  let before: readonly Screen[] = [];
  return {
    /**
     * Makes the widget use the language that the browser prefers. Call this function before the app is opened.
     *
     * @param only the tags of the languages to choose from; all languages if omitted
     */
    followBrowser(only?: readonly string[]): void {
      visit.browserLocale = only ? { only } : {};
    },
    /** Gives the widget the English texts that we recommend. Call this function before the app is opened. */
    useRecommendedMessages(): void {
      visit.hasRecommendedMessages = true;
    },
    /**
     * Makes the browser prefer these languages. Call this function before the app is opened.
     *
     * @param tags the best language first
     */
    preferLanguages(tags: readonly string[]): void {
      visit.beforeOpening(() => visit.changeBrowser(() => preferLanguages(visit.session.page, tags)));
    },
    /**
     * Draws the mounted widget in German. Later steps must name the German texts, because the driver no longer
     * translates the texts of steps.
     */
    async switchToGerman(): Promise<void> {
      const { translator } = visit;
      visit.translator = null;
      const screen = await waitForScreen(visit, 'a screen of the widget', ({ name }) => name !== null);
      before = translator ? [...translator.toEnglish(screen)] : [screen];
      await testBedPage.setLanguage(visit.session.page, german.tag);
    },
    /**
     * Expects the screen that was visible before `switchToGerman`, with the same values and focus, but now in German.
     */
    async expectSameScreenInGerman(): Promise<void> {
      const [expected] = before;
      if (!expected) throw new Error('No language was switched: call switchToGerman() first.');
      const translator = createTranslator({ ...german, accountTexts: germanAccountTexts }, visit.isOwnText);
      await waitForScreen(visit, `the same screen in German:\n${describeScreen(expected)}`, (screen) =>
        [...translator.toEnglish(screen)].some((english) => before.some((each) => isDeepStrictEqual(each, english))),
      );
    },
  };
}
