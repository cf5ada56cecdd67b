import arabic from '../../../src/locales/ar.ts';
import finnish from '../../../src/locales/fi.ts';
import german from '../../../src/locales/de.ts';
import hebrew from '../../../src/locales/he.ts';
import japanese from '../../../src/locales/ja.ts';
import thai from '../../../src/locales/th.ts';
import { expandTexts } from '../../../src/widget/messages/compact.ts';
import { en } from '../../../src/widget/messages/en.ts';
import type { Language } from '../../../src/widget/messages/language.ts';
import type { PlainText } from '../../../src/widget/messages/messages.ts';
import {
  listTranslatedFiles,
  pictureLanguages,
  toTranslatedFile,
  translatedStories,
} from '../../screenshots/translations.ts';
import { html, type Html } from '../html.ts';
import { figureInScheme } from '../pictures.ts';

const languages: Readonly<Record<(typeof pictureLanguages)[number], Language>> = {
  de: german,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  th: thai,
  fi: finnish,
};

/**
 * The keys are stories. Each value contains the caption of the story's picture, and the message key of the screen's
 * title.
 */
const screens: Readonly<Record<(typeof translatedStories)[number], readonly [caption: string, title: PlainText]>> = {
  'providers--inline': ['First screen', 'signIn'],
  'password--sign-in': ['Password', 'signIn'],
  'phone--enter-code': ['Code from a text message', 'verifyPhoneNumber'],
  'phone--invalid-number': ['Message about an invalid phone number', 'enterPhoneNumber'],
};

/** Returns the page with pictures of some screens in several languages. */
export function languagesPage(hasFile: (file: string) => boolean): Html {
  const sections = pictureLanguages.map((tag) => {
    const { direction = 'ltr' } = languages[tag];
    const name = nameLanguage(tag, 'en');
    const figures = translatedStories
      .filter((story) => listTranslatedFiles(story, tag).every(hasFile))
      .map((story) => figure(story, tag));
    return html`<section aria-labelledby="${tag}">
      <h2 id="${tag}"><bdi lang="${tag}" dir="${direction}">${nameLanguage(tag, tag)}</bdi> (${name})</h2>
      <div class="pictures whole">${figures}</div>
    </section> `;
  });
  return html`<p>
      Four screens of the widget in six of its languages, on a phone. Arabic and Hebrew are written from right to left.
    </p>
    ${sections}`;
}

function figure(story: (typeof translatedStories)[number], tag: (typeof pictureLanguages)[number]): Html {
  const { direction = 'ltr', texts } = languages[tag];
  const [caption, key] = screens[story];
  const title = expandTexts(texts, en)[key];
  return figureInScheme(
    (scheme) => toTranslatedFile(story, tag, scheme),
    `${caption}, in ${nameLanguage(tag, 'en')}`,
    html`${caption}: <bdi lang="${tag}" dir="${direction}">${title ?? null}</bdi>`,
  );
}

const nameLanguage = (tag: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
