/** Opens a URL. Passes URLs of the app to the History API: the router is not loaded while the visitor is signed out. */
export function navigateTo(target: string | URL): void {
  const url = new URL(target, location.href);
  if (url.origin !== location.origin) location.assign(url);
  else history.pushState(null, '', url);
}
