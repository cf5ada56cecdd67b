/**
 * Goes to a URL: within the app by the history, which the routes of the signed-in part watch; elsewhere by leaving.
 * Knows no router, so that the signed-out page needs none.
 */
export function go(to: string | URL): void {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
