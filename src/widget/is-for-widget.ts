import type { UiConfig } from './config/ui-config.ts';
import { isActionCodeMode } from './flow/start/address-parameters.ts';
import { limits } from './delays-and-limits/constants.ts';

const signedInModes: ReadonlySet<string> = new Set(['signout', 'addsecondfactor']);

/**
 * Returns true if the address is a mailed link, or tells the widget to sign out or to add a second factor. At these
 * addresses, the widget must be shown even to a signed-in visitor.
 *
 * @param query the query string of the address
 */
export function isForWidget(query: string, { queryParameterForWidgetMode = limits.modeParameter }: UiConfig): boolean {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get(queryParameterForWidgetMode)?.toLowerCase() ?? '';
  const isMailed = isActionCodeMode(mode) || mode === 'signin';
  return isMailed ? parameters.has('oobCode') : signedInModes.has(mode);
}
