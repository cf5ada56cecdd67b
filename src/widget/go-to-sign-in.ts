import { ConfigError } from './config/config-error.ts';
import { draftSettings } from './config/draft-settings.ts';
import type { Settings } from './config/settings.ts';
import type { UiConfig } from './config/ui-config.ts';
import { limits } from './delays-and-limits/constants.ts';
import { parseWebUrl } from './safe-url.ts';
import { widgetWindowName } from './widget-window.ts';

/**
 * Opens the page with the widget in the current window (spec §3 widgetUrl and popupMode, reference §5.4). With
 * `popupMode`, opens a popup of 500 by 600 pixels, if the browser allows it.
 *
 * Checks only the configuration keys that are needed to open the page. The widget on the opened page checks all other
 * keys.
 *
 * @throws ConfigError if `widgetUrl` is missing or is not a URL
 */
export function signIn(uiConfig: UiConfig): void {
  openWidgetPage(draftSettings(uiConfig));
}

/** Like {@link signIn}, but with settings that were already read from the configuration. */
export function openWidgetPage({ config, modeParameter }: Settings): void {
  const url = config.widgetUrl === undefined ? null : parseWebUrl(config.widgetUrl, new URL(document.baseURI));
  if (!url) throw new ConfigError([{ path: 'widgetUrl', message: 'is needed to go to the widget' }]);
  url.searchParams.set(modeParameter, 'select');
  if (!config.popupMode || !open(url, widgetWindowName, windowFeatures())) location.assign(url);
}

function windowFeatures(): string {
  const { popupWidth: width, popupHeight: height } = limits;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
