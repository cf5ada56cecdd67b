/** Clears the storages and resets the address, the history state, the title and the window's name. */
export function resetPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  resetAddress();
  document.title = '';
  window.name = '';
  // The Firebase SDK creates an iframe to talk to the emulator.
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** Skips the call if nothing would change: Playwright reports every `replaceState` as a navigation. */
function resetAddress(): void {
  const { href } = new URL('/', location.href);
  if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
}
