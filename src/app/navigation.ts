/**
 * Opens a URL. Within the app it uses the History API, which the router watches, so that the signed-out page can do
 * without the router.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
