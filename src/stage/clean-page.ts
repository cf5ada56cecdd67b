/** Leaves nothing of a scenario in the storages, the address and the names of the page. */
export function cleanPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  window.name = '';
  // What the SDK speaks through to the emulator.
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}
