import type { Settings } from '../../config/settings.ts';
import { disableAutoSelect } from '../../one-tap/auto-select.ts';
import { clearLinkData } from '../../storage/link-keys.ts';

/** Forgets a visitor who has signed out or deleted her account, because another person may use this device next. */
export function forgetVisitor({ config }: Pick<Settings, 'config'>): void {
  clearLinkData();
  disableAutoSelect(config);
}
