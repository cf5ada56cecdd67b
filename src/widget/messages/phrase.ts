import type { ExpandedLanguage } from './language.ts';
import type { MessageKey, PlainText, ValueNameOf } from './messages.ts';

/**
 * A text that a screen shows. A string, such as an email, is shown unchanged. A `Message` is translated whenever the
 * screen is drawn. A `LocalText` is a function that returns a text in the widget's language.
 */
export type Phrase = string | Message | LocalText;

/** A message, and the values of its placeholders. A message without placeholders has no values. */
export type Message =
  | { readonly message: PlainText; readonly values?: undefined }
  | { readonly message: MessageKey; readonly values: Readonly<Record<string, Phrase>> };

/**
 * A function that returns a text in the given language. Used for texts that come from the app, for lists such as `a, b
 * and c`, and for numbers.
 */
export type LocalText = (language: ExpandedLanguage) => string;

/**
 * A message without the values of its placeholders. If the message has no placeholders, its template is also a {@link
 * Message}.
 */
export interface Template<Key extends MessageKey = MessageKey> {
  readonly message: Key;
}

/** Maps the key of each message to its template. */
export type Texts = { readonly [Key in MessageKey]: Template<Key> };

/** The templates of all messages. A template contains only a key, so screens can use it before the texts are loaded. */
export const texts = new Proxy({}, { get: (_, message) => ({ message }) }) as Texts;

/**
 * Fills in the placeholders of a message.
 *
 * @param values the value of each placeholder; also `link` if the message contains a link
 */
export const fill = <Key extends MessageKey, const Values extends Readonly<Record<ValueNameOf<Key>, unknown>>>(
  { message }: Template<Key>,
  values: Values,
): { readonly message: Key; readonly values: Values } => ({ message, values });
