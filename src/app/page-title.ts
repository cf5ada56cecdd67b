import { useEffect } from 'react';

/** What the product is called where nothing else is configured. */
export const productName = 'Doorstep';

/** Says in the browser's title where the visitor is. */
export function showPageTitle(where: string, siteName: string = productName): void {
  document.title = where === '' ? siteName : `${where} – ${siteName}`;
}

export function usePageTitle(where: string): void {
  useEffect(() => showPageTitle(where), [where]);
}
