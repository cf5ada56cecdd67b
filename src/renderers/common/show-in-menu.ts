/** Scrolls the list only, not the page: to the middle when it opens, and then no more than is needed. */
export function showInMenu(item: HTMLElement, menu: HTMLElement): void {
  const top = item.offsetTop - menu.scrollTop;
  const room = menu.clientHeight - item.offsetHeight;
  if (top < -item.offsetHeight || top > menu.clientHeight) menu.scrollTop = item.offsetTop - room / 2;
  else if (top < 0) menu.scrollTop = item.offsetTop;
  else if (top > room) menu.scrollTop = item.offsetTop - room;
}
