import type { Token } from 'marked';

/**
 * Creates a function that returns the anchors of a document's headings in the format of GitHub. If several headings
 * have the same text, every anchor but the first ends in a number.
 */
export function createAnchorNames(): (heading: readonly Token[]) => string {
  const taken = new Set<string>();
  return (heading) => {
    const name = toAnchor(toPlainText(heading));
    let anchor = name;
    for (let count = 1; taken.has(anchor); count += 1) anchor = `${name}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}

const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replaceAll(' ', '-');

/** Returns the text of tokens without their markup. */
export const toPlainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return toPlainText(token.tokens);
      return token.type === 'html' || !('text' in token) ? '' : String(token.text);
    })
    .join('');
