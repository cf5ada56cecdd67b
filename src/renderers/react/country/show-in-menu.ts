import { useLayoutEffect, useRef } from 'react';

/** Scrolls the list only, not the page: to the middle when it opens, and then no more than is needed. */
export function showInMenu(item: HTMLElement, menu: HTMLElement): void {
  const top = item.offsetTop - menu.scrollTop;
  const room = menu.clientHeight - item.offsetHeight;
  if (top < -item.offsetHeight || top > menu.clientHeight) menu.scrollTop = item.offsetTop - room / 2;
  else if (top < 0) menu.scrollTop = item.offsetTop;
  else if (top > room) menu.scrollTop = item.offsetTop - room;
}

/**
 * Shows the highlighted item when the list opens: the library scrolls for the keyboard only, and may take an opening for
 * the mouse's.
 *
 * @returns a reference to the list's element, which is there also while it is closed
 */
export function useMenuThatShows(isOpen: boolean) {
  const menu = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = isOpen ? menu.current?.querySelector<HTMLElement>('[data-highlighted]') : null;
    if (menu.current && current) showInMenu(current, menu.current);
  }, [isOpen]);
  return menu;
}
