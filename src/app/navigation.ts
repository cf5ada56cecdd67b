/**
 * Opens a URL. A URL within the app is passed to the History API instead of the router, because the signed-out page
 * does not load the router. A loaded router notices the change, because it observes the History API.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
