import type { UiConfig } from './config/ui-config.ts';
import { isCodeMode } from './flow/start/code-modes.ts';
import { limits } from './limits.ts';

/** What the widget does for somebody who is signed in as well, and needs no code from a mail for. */
const forTheSignedIn: ReadonlySet<string> = new Set(['signout', 'addsecondfactor']);

/**
 * Whether an address asks for something that only the widget can do, whoever is signed in: such as a mailed link, whose
 * code is not to be left in the address bar.
 *
 * @param query of the address
 */
export function isForWidget(query: string, { queryParameterForWidgetMode = limits.modeParameter }: UiConfig): boolean {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get(queryParameterForWidgetMode)?.toLowerCase() ?? '';
  const isMailed = isCodeMode(mode) || mode === 'signin';
  return isMailed ? parameters.has('oobCode') : forTheSignedIn.has(mode);
}
