import type { Settings } from '../../config/settings.ts';
import { limits } from '../../delays-and-limits.ts';
import { linkParameters } from './address-parameters.ts';

/**
 * Returns the URL of the current page, to put into a mail. The URL keeps the page's own query, such as `?org=7`, but no
 * parameters of the widget or of an earlier link.
 */
export function getPageUrl(address: URL, { modeParameter }: Pick<Settings, 'modeParameter'>): URL {
  const url = new URL(address);
  const { searchParams } = url;
  const names = [modeParameter, ...Object.values(linkParameters)];
  // Every mailed link contains `oobCode`. In any other address, parameters such as `lang` belong to the app, so keep
  // them.
  if (searchParams.has('oobCode')) names.push(...limits.actionCodeParameters);
  for (const name of names) searchParams.delete(name);
  return url;
}
