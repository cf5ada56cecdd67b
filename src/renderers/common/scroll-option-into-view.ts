/**
 * Scrolls the list so that the option is visible, without scrolling the page. An option far outside the visible part is
 * centred, as when the list opens; a nearby one is scrolled only as far as necessary.
 */
export function scrollOptionIntoView(option: HTMLElement, list: HTMLElement): void {
  const top = option.offsetTop - list.scrollTop;
  const maxTop = list.clientHeight - option.offsetHeight;
  if (top < -option.offsetHeight || top > list.clientHeight) list.scrollTop = option.offsetTop - maxTop / 2;
  else if (top < 0) list.scrollTop = option.offsetTop;
  else if (top > maxTop) list.scrollTop = option.offsetTop - maxTop;
}
