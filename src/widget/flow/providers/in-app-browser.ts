import { fill } from '../../messages/phrase.ts';
import { primary } from '../../screen/controls.ts';
import type { Tools } from '../../screen/screen.ts';
import { getProviderName } from './provider-buttons.ts';
import { CONTINUE_HERE, type ProviderFeedback } from './provider-refused.ts';

/** Matches the user agents of browsers inside other apps. On Android, such a browser has `; wv)` in its user agent. */
const inAppBrowser = /\b(?:FBAN|FBAV|Instagram)\b|\bLine\/|; wv\)/;

/** Matches the user agent of Google's own app. Google allows sign-in in this app. */
const googleApp = /\bGSA\//;

/** Returns true if the provider does not allow sign-in in this browser. Google refuses browsers inside other apps. */
export function refusesInAppBrowser(providerId: string, userAgent: string): boolean {
  return providerId === 'google.com' && inAppBrowser.test(userAgent) && !googleApp.test(userAgent);
}

/**
 * Returns null if the provider allows sign-in in this browser. Otherwise, returns a warning with a button to continue
 * nevertheless.
 */
export function warnInAppBrowser(
  { settings, text }: Pick<Tools, 'settings' | 'text'>,
  providerId: string,
  { userAgent } = navigator,
): { readonly feedback: ProviderFeedback } | null {
  if (!refusesInAppBrowser(providerId, userAgent)) return null;
  const notice = fill(text.inAppBrowserRefused, { provider: getProviderName(settings, providerId) });
  return { feedback: { notice, actions: { [CONTINUE_HERE]: primary(text.continueInThisWindow) } } };
}
