import type { UiConfig } from '../config/ui-config.ts';
import { findGoogleId } from './google-id.ts';

const KEY = 'doorstep:oneTapWaits';

/**
 * In this tab, prevents One Tap from signing in a visitor without a click. Otherwise, a visitor who has left an account
 * could be signed in to the same account again at once. Does nothing if the app does not use One Tap.
 */
export function disableAutoSelect({ credentialHelper }: Pick<UiConfig, 'credentialHelper'>): void {
  if (credentialHelper !== 'googleyolo') return;
  findGoogleId()?.disableAutoSelect();
  try {
    // If Google's library is not loaded yet, the call above was skipped. So store a value that makes the widget turn
    // off `auto_select` when it starts One Tap.
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // If the browser blocks the storage, only the call of Google's `disableAutoSelect` above has an effect.
  }
}

/** Returns true if {@link disableAutoSelect} was called in this tab. */
export function isAutoSelectDisabled(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
