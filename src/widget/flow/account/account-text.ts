import { accountTexts } from '../../messages/account-texts.ts';
import type { AccountKey, AccountValueName } from '../../messages/messages.ts';
import type { LocalText, Phrase } from '../../messages/phrase.ts';
import { translate } from '../../messages/translate.ts';

export type { AccountKey };

/**
 * Returns a text of the account page in the widget's language, with its values filled in. If the language lacks the
 * text, returns the English text.
 */
export const accountText =
  <Key extends AccountKey>(
    key: Key,
    ...[values]: AccountValueName<Key> extends never ? [] : [values: Readonly<Record<AccountValueName<Key>, Phrase>>]
  ): LocalText =>
  (language) => {
    const { texts, accountTexts: loadedTexts = {} } = language;
    const text: string = texts[key] ?? loadedTexts[key] ?? accountTexts[key];
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      translate((values as unknown as Readonly<Record<string, Phrase>>)[name] ?? '', language),
    );
  };
