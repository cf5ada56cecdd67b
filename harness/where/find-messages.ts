import { gap, normalize, toPattern } from './text-search.ts';

/** Returns the texts of a message, with `…` in place of inserted values. */
export function listTexts(message: unknown): readonly string[] {
  if (typeof message === 'string') return [message];
  if (typeof message === 'function') {
    const gaps = Array.from({ length: message.length }, () => gap);
    return [joinParts((message as (...values: readonly string[]) => unknown)(...gaps))];
  }
  if (Array.isArray(message)) return message.flatMap(listTexts);
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(listTexts) : [];
}

function joinParts(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(joinParts).join('');
  return typeof content === 'object' && content !== null ? Object.values(content).map(joinParts).join('') : '';
}

/**
 * Finds the messages that contain a text. `…` in a message stands for an inserted value. For example, the text
 * `for ada@example.com` finds the message `for …`.
 */
export const findMessages = (messages: Readonly<Record<string, unknown>>, searched: string) =>
  Object.entries(messages).flatMap(([key, message]) => {
    const text = listTexts(message).find((each) => toPattern(searched).test(normalize(each)) || fills(each, searched));
    return text === undefined ? [] : [{ key, text }];
  });

/**
 * Returns true if the searched text matches a message with inserted values, or a part of it. Each `…` in the message
 * matches any text. A part must also contain at least two words of the message.
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
