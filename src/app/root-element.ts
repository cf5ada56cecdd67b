/** The element of our HTML documents that the app is drawn in. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('expected an element with id "app" in the document, saw none');
  return element;
}
