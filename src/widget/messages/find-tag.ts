/** The parts of a language tag, such as `zh`, `Hant` and `TW` for `zh-TW`. */
interface Parts {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/**
 * Maps a language to the language to use in its place. For example, readers of `nn` (Nynorsk) understand `nb`
 * (Norwegian Bokmål). `Intl.Locale` does not make these replacements.
 */
const otherLanguages: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', yue: 'zh' };

const americas = '019 419 AR BO BR BZ CA CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE';

/**
 * Lists one group of regions for each language. All other regions form a second group. Readers prefer a variant from
 * their own group: readers in Mexico prefer Argentinian Spanish to European Spanish.
 *
 * Source: variables such as `$enUS` in the language matching data of the Unicode CLDR.
 */
const regionGroups: Readonly<Record<string, string>> = {
  en: 'AS CA GU MH MP PH PR UM US VI',
  es: americas,
  pt: americas,
  zh: 'HK MO',
};

/**
 * Finds the available language that suits a reader best. The script counts most, then the region. For example, the
 * order for `zh-MO` is `zh-HK`, `zh-TW`, `zh-CN`.
 *
 * @param wanted a BCP 47 tag, such as `de-AT`. May also contain `_`, as in `de_AT`, or an old code, such as `iw` for
 *   Hebrew
 * @param available the tags to choose from
 * @returns one of `available`; undefined if none has the language
 */
export function findTag(wanted: string, available: readonly string[]): string | undefined {
  if (available.includes(wanted)) return wanted;
  const reader = readParts(wanted);
  if (!reader) return undefined;
  const candidates = available.flatMap((tag) => {
    const parts = readParts(tag);
    return parts?.language === reader.language ? [{ tag, rank: toRank(reader, parts) }] : [];
  });
  // Of equally good languages, prefer the shortest tag: for `de-AT`, prefer `de` to `de-CH`.
  return candidates.toSorted((one, other) => other.rank - one.rank || one.tag.length - other.tag.length)[0]?.tag;
}

/**
 * Rates from 0 to 7 how well a variant of a language, such as `zh-TW`, suits the reader. The script counts most, then
 * the region, then whether both regions are in the same group of {@link regionGroups}.
 */
function toRank(reader: Parts, form: Parts): number {
  const [hasScript, hasRegion] = [reader.script === form.script, reader.region === form.region];
  return (hasScript ? 4 : 0) + (hasRegion ? 2 : 0) + (isInGroup(reader) === isInGroup(form) ? 1 : 0);
}

const isInGroup = ({ language, region = '' }: Parts): boolean =>
  regionGroups[language]?.split(' ').includes(region) ?? false;

/**
 * Returns the parts of a language tag. If the tag has no script or region, adds the most likely ones for its language.
 * Returns null for an invalid tag.
 */
function readParts(tag: string): Parts | null {
  try {
    const { language, script, region } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return { language: otherLanguages[language] ?? language, script, region };
  } catch {
    return null;
  }
}
