import type { Settings } from '../../config/settings.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { linkParameters } from './address-parameters.ts';

/**
 * Returns the page's URL for a mailed link. Removes the widget's own parameters, and the parameters of a mailed link
 * that has opened the page.
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
