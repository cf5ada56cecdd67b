/**
 * The style sheets of each window. The key of a style sheet is its CSS text. The windows share no style sheets, because
 * a document can adopt only style sheets of its own window.
 */
const sheetsByWindow = new WeakMap<Window, Map<string, CSSStyleSheet>>();

/**
 * Applies style sheets to a document or a shadow root. Unlike `<style>`, this works under any Content Security Policy.
 * Does nothing if the node is not part of a page, or if the browser lacks constructable style sheets.
 *
 * @param root root of the element to style (`getRootNode()`)
 * @param styles the texts of the style sheets
 */
export function adoptStyles(root: Node, styles: readonly string[]): void {
  const page = (root.ownerDocument ?? root) as Document;
  const { defaultView } = page;
  if (!defaultView || !isStyled(root)) return;
  const sheets = sheetsByWindow.get(defaultView) ?? new Map<string, CSSStyleSheet>();
  sheetsByWindow.set(defaultView, sheets);
  for (const text of styles) {
    const sheet = sheets.get(text) ?? new defaultView.CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

const isStyled = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root;
