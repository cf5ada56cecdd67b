/**
 * Opens a URL. A URL within the app is passed to the History API: the signed-out page does not load the router, and a
 * loaded router observes the History API.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
