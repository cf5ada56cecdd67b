import { linkParameters } from '../../../widget/flow/start/address-parameters.ts';

/**
 * Returns the URL that a sign-in link opens by default. This is the page's address, without the widget's mode and the
 * parameters of an earlier link (reference §2.9).
 */
export function getLinkPageUrl(address: URL, modeParameter: string): string {
  const url = new URL(address);
  for (const name of [modeParameter, ...Object.values(linkParameters)]) url.searchParams.delete(name);
  return url.href;
}
