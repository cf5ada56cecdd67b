export function findRootElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('The element #app is missing.');
  return element;
}
