/** Clears the storages and resets the address, the history state, the title and the window's name. */
export async function resetPage(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  await deleteDatabases();
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

/** Maximum time in milliseconds for which the unmounted app may still use a database. */
const longestUse = 2000;

/** Deletes all databases except the SDK's own. The SDK keeps its connections open, which would block the deletion. */
async function deleteDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) if (!name.startsWith('firebase')) await deleteDatabase(name);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`the database "${name}" could not be deleted`));
    // The unmounted app may still read its key for a moment. The database is deleted as soon as the app closes it.
    request.onblocked = () => {
      const fail = () => reject(new Error(`the database "${name}" is still open`));
      (window.realTimers ?? window).setTimeout(fail, longestUse);
    };
  });
}
