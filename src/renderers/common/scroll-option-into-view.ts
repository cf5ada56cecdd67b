/** Scrolls the list, but not the page, until the option is visible. Centres an option that is far away. */
export function scrollOptionIntoView(option: HTMLElement, list: HTMLElement): void {
  const top = option.offsetTop - list.scrollTop;
  const maxTop = list.clientHeight - option.offsetHeight;
  if (top < -option.offsetHeight || top > list.clientHeight) list.scrollTop = option.offsetTop - maxTop / 2;
  else if (top < 0) list.scrollTop = option.offsetTop;
  else if (top > maxTop) list.scrollTop = option.offsetTop - maxTop;
}
