import type { ExpandedLanguage } from '../../widget/messages/language.ts';

/** Returns the text that says how many countries match a search. */
export function describeCount(count: number, { tag, texts }: ExpandedLanguage): string {
  if (count === 0) return texts.noCountry;
  const forms: Readonly<Record<Intl.LDMLPluralRule, string | undefined>> = {
    zero: texts.countriesZero,
    one: texts.countriesOne,
    two: texts.countriesTwo,
    few: texts.countriesFew,
    many: texts.countriesMany,
    other: texts.countries,
  };
  const text = forms[new Intl.PluralRules(tag).select(count)] ?? texts.countries;
  return text.replace('{count}', new Intl.NumberFormat(tag).format(count));
}
