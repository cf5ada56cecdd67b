/** Returns the element of the HTML document in which the app renders. */
export function findRootElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('expected an element with id "app" in the document, but found none');
  return element;
}
