/** What a page is told by its server: names and contents of `<meta>` elements. */
export type Meta = Readonly<Record<string, string>>;

/** Puts `<meta name=… content=…>` at the end of a document's head; the texts stay texts. */
export function withMeta(html: string, meta: Meta): string {
  const elements = Object.entries(meta).map(
    ([name, content]) => `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}">`,
  );
  if (elements.length === 0) return html;
  const end = html.search(/<\/head>/i);
  if (end === -1) throw new Error('expected </head> in the page that gets meta elements, saw none');
  return `${html.slice(0, end)}${elements.join('')}${html.slice(end)}`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
