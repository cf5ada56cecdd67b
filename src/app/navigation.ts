/**
 * Opens a URL. URLs of the app are passed to the History API, because the router is not loaded while the visitor is
 * signed out.
 */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
