import type { ExpandedLanguage } from '../../messages/language.ts';
import type { Screen, ScreenName } from '../../screen/screen.ts';

/**
 * Makes a screen load the texts of the account page in the widget's language before it runs. If they cannot be loaded,
 * or if the visitor stops the wait, the account page is in English, and its next screen loads them again.
 */
export const withAccountTexts = <N extends ScreenName>(screen: Screen<N>): Screen<N> => ({
  ...screen,
  async run(tools, input) {
    // The language may be switched while the texts are loading.
    let language: ExpandedLanguage;
    do {
      language = tools.language();
      if (!language.accountTexts) await tools.ui.waitFor(loadAccountTexts(language));
    } while (language !== tools.language());
    return screen.run(tools, input);
  },
});

/** Loads the texts of the account page in this language. If they cannot be loaded, the language stays without them. */
export async function loadAccountTexts(language: ExpandedLanguage): Promise<void> {
  if (language.accountTexts) return;
  try {
    language.accountTexts = (await language.account?.())?.default ?? {};
  } catch (error) {
    console.info('[doorstep]', error);
  }
}
