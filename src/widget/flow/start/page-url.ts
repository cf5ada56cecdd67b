import type { Settings } from '../../config/settings.ts';
import { limits } from '../../delays-and-limits.ts';
import { linkParameters } from './address-parameters.ts';

/**
 * Returns the URL of the current page for a mail. It contains the page's own query, such as `?org=7`, but no parameters
 * of the widget and of an earlier link.
 */
export function getPageUrl(address: URL, { modeParameter }: Pick<Settings, 'modeParameter'>): URL {
  const url = new URL(address);
  // Without `oobCode`, no mailed link has opened the page. Then a parameter such as `lang` belongs to the app, so keep
  // it.
  const codeParameters = url.searchParams.has('oobCode') ? limits.actionCodeParameters : [];
  for (const name of [modeParameter, ...Object.values(linkParameters), ...codeParameters]) {
    url.searchParams.delete(name);
  }
  return url;
}
