/**
 * Scrolls the list, but not the page, so that the option is visible. Scrolls as little as possible to an option next to
 * the visible part, and centres an option that is farther away.
 */
export function scrollOptionIntoView(option: HTMLElement, list: HTMLElement): void {
  const top = option.offsetTop - list.scrollTop;
  const maxTop = list.clientHeight - option.offsetHeight;
  if (top < -option.offsetHeight || top > list.clientHeight) list.scrollTop = option.offsetTop - maxTop / 2;
  else if (top < 0) list.scrollTop = option.offsetTop;
  else if (top > maxTop) list.scrollTop = option.offsetTop - maxTop;
}
