import { webUrl } from '../safe-url.ts';
import type { Tools } from './screen.ts';

/** Whoever is signed in goes on to where a success leads; where nothing is said of that, the widget goes. */
export function goOnSignedIn(tools: Tools): null {
  const target = successUrl(tools);
  if (target) tools.page.navigate(target);
  else tools.ui.leave();
  return null;
}

/** Where a success leads, as the developer said; null where a callback says it. */
export function successUrl({ page, settings }: Tools): URL | null {
  const { signInSuccessUrl } = settings.config;
  return signInSuccessUrl === undefined ? null : webUrl(signInSuccessUrl, page.address);
}
