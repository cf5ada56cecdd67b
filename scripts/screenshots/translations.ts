/** Tags of the languages in which pictures of {@link translatedStories} are taken. */
export const pictureLanguages = ['de', 'ar', 'he', 'ja', 'th', 'fi'] as const;

/** Names of the stories whose pictures are taken in several languages. */
export const translatedStories = [
  'providers--inline',
  'password--sign-in',
  'phone--enter-code',
  'phone--invalid-number',
] as const;

/** Returns the file names of a story's pictures on a phone in one language, one for each colour scheme. */
export const listTranslatedFiles = (story: string, language: string): readonly string[] =>
  ['light', 'dark'].map((scheme) => toTranslatedFile(story, language, scheme));

export const toTranslatedFile = (story: string, language: string, scheme: string): string =>
  `${story}-phone-${scheme}-${language}.png`;

/** Returns the file names of the pictures in several languages: one for each story, language and colour scheme. */
export const listAllTranslatedFiles = (): readonly string[] =>
  translatedStories.flatMap((story) => pictureLanguages.flatMap((language) => listTranslatedFiles(story, language)));
