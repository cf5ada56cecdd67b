import { gap, normalize, toPattern } from './text-search.ts';

/** Returns a message as visitors see it, with `…` in place of inserted values. */
export const showMessage = (message: string): string =>
  message.replaceAll(/\{\w+\}/g, gap).replaceAll(/\[(.+?)\]/g, '$1');

/**
 * Finds the messages that contain a text. `…` in a message stands for an inserted value. For example, the text
 * `for ada@example.com` finds the message `for …`.
 */
export const findMessages = (messages: Readonly<Record<string, string>>, searched: string) =>
  Object.entries(messages).flatMap(([key, message]) => {
    const text = showMessage(message);
    return toPattern(searched).test(normalize(text)) || fills(text, searched) ? [{ key, text }] : [];
  });

/**
 * Returns true if the message `text`, or a part of the message, equals `searched` after each `…` is replaced by a value.
 * A part must have at least two words besides the `…`, because a part such as `to …` would match almost every text.
 */
function fills(text: string, searched: string): boolean {
  if (!text.includes(gap)) return false;
  const tokens = normalize(text).split(/(?=[ …])|(?<=…)/);
  const wanted = normalize(searched).trim();
  for (let first = 0; first < tokens.length; first += 1) {
    for (let last = first + 1; last <= tokens.length; last += 1) {
      const part = tokens.slice(first, last);
      const words = part.filter((token) => /\p{L}{2}/u.test(token));
      const isWhole = part.length === tokens.length && words.length > 0;
      if (!part.includes(gap) || (words.length < 2 && !isWhole)) continue;
      const pattern = toPattern(part.join('')).source;
      if (new RegExp(`^${pattern}$`, 'i').test(wanted)) return true;
    }
  }
  return false;
}
