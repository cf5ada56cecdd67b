/**
 * Opens a URL. URLs within the app go through the History API, which the router observes, so that the signed-out page
 * does not have to load the router.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
