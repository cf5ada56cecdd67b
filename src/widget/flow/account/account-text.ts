import { accountTexts } from '../../messages/account-texts.ts';
import type { LocalText, Phrase } from '../../messages/phrase.ts';
import type { ValueName } from '../../messages/messages.ts';
import { translate } from '../../messages/translate.ts';

type AccountTexts = typeof accountTexts;
export type AccountKey = keyof AccountTexts;

/** Returns a text of the account page in the widget's language, with its values filled in. */
export const accountText =
  <Key extends AccountKey>(
    key: Key,
    ...[values]: ValueName<AccountTexts[Key]> extends never
      ? []
      : [values: Readonly<Record<ValueName<AccountTexts[Key]>, Phrase>>]
  ): LocalText =>
  (language) =>
    accountTexts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      translate((values as unknown as Readonly<Record<string, Phrase>>)[name] ?? '', language),
    );
