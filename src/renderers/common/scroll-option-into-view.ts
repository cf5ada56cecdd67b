/**
 * Scrolls the list, but not the page, until the option is visible. If the option is just above or below, scrolls
 * only as far as needed. If it is farther away, centres it.
 */
export function scrollOptionIntoView(option: HTMLElement, list: HTMLElement): void {
  const top = option.offsetTop - list.scrollTop;
  const maxTop = list.clientHeight - option.offsetHeight;
  if (top < -option.offsetHeight || top > list.clientHeight) list.scrollTop = option.offsetTop - maxTop / 2;
  else if (top < 0) list.scrollTop = option.offsetTop;
  else if (top > maxTop) list.scrollTop = option.offsetTop - maxTop;
}
