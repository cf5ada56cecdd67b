/**
 * Scrolls the list, but not the page, until the option is visible. An option next to the visible part is moved to its
 * edge; an option farther away is centred.
 */
export function scrollOptionIntoView(option: HTMLElement, list: HTMLElement): void {
  const top = option.offsetTop - list.scrollTop;
  const maxTop = list.clientHeight - option.offsetHeight;
  if (top < -option.offsetHeight || top > list.clientHeight) list.scrollTop = option.offsetTop - maxTop / 2;
  else if (top < 0) list.scrollTop = option.offsetTop;
  else if (top > maxTop) list.scrollTop = option.offsetTop - maxTop;
}
