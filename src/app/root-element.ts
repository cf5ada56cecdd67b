export function findRootElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('the document has no element with id "app"');
  return element;
}
