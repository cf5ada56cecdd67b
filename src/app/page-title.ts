import { useEffect } from 'react';

/** The default of `siteName`, the site's name in the document's title. */
export const productName = 'Doorstep';

/** Sets the document's title to the page's title and the site's name. */
export function showPageTitle(title: string, siteName: string = productName): void {
  document.title = title === '' ? siteName : `${title} – ${siteName}`;
}

export function usePageTitle(title: string): void {
  useEffect(() => showPageTitle(title), [title]);
}
