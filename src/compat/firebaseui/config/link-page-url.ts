import { linkParameters } from '../../../widget/flow/start/address-parameters.ts';

/**
 * Returns the URL that a sign-in link opens by default: the page's address with its query and fragment, as in
 * FirebaseUI (reference §2.9). The query omits the parameters of an earlier link and the parameter for the widget's
 * mode.
 */
export function getLinkPageUrl(address: URL, modeParameter: string): string {
  const url = new URL(address);
  for (const name of [modeParameter, ...Object.values(linkParameters)]) url.searchParams.delete(name);
  return url.href;
}
