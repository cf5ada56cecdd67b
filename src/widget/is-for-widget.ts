import type { UiConfig } from './config/ui-config.ts';
import { isActionCodeMode } from './flow/start/address-parameters.ts';
import { limits } from './delays-and-limits.ts';

/** Widget modes that an app opens for visitors who are already signed in. Mailed links have other modes. */
const signedInModes: ReadonlySet<string> = new Set(['signout', 'addsecondfactor']);

/**
 * Returns true if the widget must be shown at this address, even to a signed-in visitor. Such an address is a mailed
 * link, or asks to sign out or to add a second factor.
 *
 * @param query the query string of the address
 */
export function isForWidget(query: string, { queryParameterForWidgetMode = limits.modeParameter }: UiConfig): boolean {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get(queryParameterForWidgetMode)?.toLowerCase() ?? '';
  const isMailed = isActionCodeMode(mode) || mode === 'signin';
  return isMailed ? parameters.has('oobCode') : signedInModes.has(mode);
}
