import { linkParameters } from '../../../widget/flow/start/address-parameters.ts';

/**
 * Returns the URL that a sign-in link opens by default: the page's address without the parameters of an earlier link
 * and of the widget's mode (reference §2.9).
 */
export function getLinkPageUrl(address: URL, modeParameter: string): string {
  const url = new URL(address);
  for (const name of [modeParameter, ...Object.values(linkParameters)]) url.searchParams.delete(name);
  return url.href;
}
