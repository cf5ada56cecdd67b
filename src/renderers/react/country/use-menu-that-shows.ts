import { useLayoutEffect, useRef } from 'react';
import { showInMenu } from '../../common/show-in-menu.ts';

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
