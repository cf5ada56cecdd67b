import type { UiConfig } from './config/ui-config.ts';
import { isActionCodeMode } from './flow/start/address-parameters.ts';
import { limits } from './limits.ts';

/** Modes that need no code from a mail and that signed-in visitors can use. */
const signedInModes: ReadonlySet<string> = new Set(['signout', 'addsecondfactor']);

/**
 * Returns true if an address requires the widget even for a signed-in visitor. An example is a mailed link, whose code
 * the widget must remove from the address bar.
 *
 * @param query the address's query string
 */
export function isForWidget(query: string, { queryParameterForWidgetMode = limits.modeParameter }: UiConfig): boolean {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get(queryParameterForWidgetMode)?.toLowerCase() ?? '';
  const isMailed = isActionCodeMode(mode) || mode === 'signin';
  return isMailed ? parameters.has('oobCode') : signedInModes.has(mode);
}
