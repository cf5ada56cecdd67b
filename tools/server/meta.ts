/** Names and contents of `<meta>` elements with settings for a page. */
export type Meta = Readonly<Record<string, string>>;

export function addMeta(html: string, meta: Meta): string {
  const elements = Object.entries(meta).map(
    ([name, content]) => `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}">`,
  );
  if (elements.length === 0) return html;
  const end = html.search(/<\/head>/i);
  if (end === -1) throw new Error('Cannot add meta elements: expected </head> in the page, found none.');
  return `${html.slice(0, end)}${elements.join('')}${html.slice(end)}`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
