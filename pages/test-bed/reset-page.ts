/** Clears the storages and resets the address, the history state, the title and the window's name. */
export function resetPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  resetAddress();
  document.title = '';
  window.name = '';
  // Remove the iframe that the Firebase SDK has added for the emulator.
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** Resets the address only if necessary, because Playwright reports every `replaceState` as a navigation. */
function resetAddress(): void {
  const { href } = new URL('/', location.href);
  if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
}
