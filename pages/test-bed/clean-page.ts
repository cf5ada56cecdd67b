/** Leaves nothing of a scenario in the storages, the address and the names of the page. */
export function cleanPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  turnTo('/');
  document.title = '';
  window.name = '';
  // What the SDK speaks through to the emulator.
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** Has the document an address and nothing of its own in the history. Every change of that is told to all who watch. */
function turnTo(path: string): void {
  const { href } = new URL(path, location.href);
  if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
}
