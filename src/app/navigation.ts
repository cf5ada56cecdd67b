/**
 * Opens a URL. Within the app, uses the History API directly, because signed-out visitors have not loaded the router.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
