import { checkConfig } from './config/check-config.ts';
import { ConfigError } from './config/config-error.ts';
import type { UiConfig } from './config/ui-config.ts';
import { limits } from './limits.ts';
import { webUrl } from './safe-url.ts';

/**
 * Sends the visitor to the page that holds the widget (spec §3 widgetUrl and popupMode, reference §5.4): in this window,
 * or in one of 500 by 600. A window that the browser blocks is this window instead.
 *
 * @throws ConfigError where `widgetUrl` is missing, or the configuration is wrong
 */
export function signIn(written: UiConfig): void {
  const config = checkConfig(written);
  const url = config.widgetUrl === undefined ? null : webUrl(config.widgetUrl, new URL(location.href));
  if (!url) throw new ConfigError([{ path: 'widgetUrl', message: 'is needed to go to the widget' }]);
  url.searchParams.set(config.queryParameterForWidgetMode ?? limits.modeParameter, 'select');
  if (!config.popupMode || !open(url, 'doorstep', windowFeatures())) location.assign(url);
}

function windowFeatures(): string {
  const { popupWidth: width, popupHeight: height } = limits;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
