import type { UiConfig } from './config/ui-config.ts';
import { isActionCodeMode, isSignedInMode } from './flow/start/address-parameters.ts';
import { limits } from './delays-and-limits/constants.ts';

/**
 * Returns true if the address is a mailed link, or opens a screen for a signed-in visitor, such as the account page. At
 * these addresses, the widget must be shown even to a signed-in visitor.
 *
 * @param query the query string of the address
 */
export function isForWidget(query: string, { queryParameterForWidgetMode = limits.modeParameter }: UiConfig): boolean {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get(queryParameterForWidgetMode)?.toLowerCase() ?? '';
  const isMailed = isActionCodeMode(mode) || mode === 'signin';
  return isMailed ? parameters.has('oobCode') : isSignedInMode(mode);
}
