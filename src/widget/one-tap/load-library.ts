import { findGoogleId, type GoogleId } from './google-id.ts';
import { ScriptError } from './script-error.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** Time limit for One Tap's script, in milliseconds (spec §9). */
const scriptLoadTimeoutMs = 5000;

/** Total time limit for loading the script and then the library, in milliseconds (spec §9). */
const libraryWaitMs = 10_000;

/**
 * Milliseconds between two checks whether the library is loaded. {@link libraryWaitMs} is a multiple of this interval,
 * so that the last check takes place at the time limit.
 */
const pollIntervalMs = 50;

/**
 * Loads Google's One Tap library. The script must load within 5 s, and the library must be ready within 10 s (spec §7,
 * §9).
 *
 * @param signal stops the polling and the timeouts
 * @throws ScriptError if the library is not available in time
 */
export async function loadGoogleId(signal: AbortSignal): Promise<GoogleId> {
  const loaded = findGoogleId();
  if (loaded) return loaded;
  const finished = new AbortController();
  const until = finished.signal;
  const stop = () => finished.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { signal: until });
  const libraryTimeout = timeout(libraryWaitMs, until);
  // No code awaits `libraryTimeout` while the script is loading. Handle its rejection here, so that the browser does
  // not report it.
  libraryTimeout.catch(() => {});
  try {
    await Promise.race([loadScript(), timeout(scriptLoadTimeoutMs, until)]);
    return await Promise.race([pollForLibrary(until), libraryTimeout]);
  } catch (error) {
    // The library may have become available just now, after the last check.
    const loadedLate = findGoogleId();
    if (loadedLate) return loadedLate;
    throw error;
  } finally {
    finished.abort();
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = toTrustedUrl(SCRIPT);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove(); // Remove the failed script. The next offer of One Tap adds the script again.
      reject(new ScriptError(SCRIPT, 'failure'));
    };
    document.head.append(script);
  });
}

/** Waits for the library's global object. The library creates this object some time after its script has run. */
async function pollForLibrary(until: AbortSignal): Promise<GoogleId> {
  while (true) {
    const loaded = findGoogleId();
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    if (until.aborted) throw new ScriptError(SCRIPT, 'timeout');
  }
}

function timeout(milliseconds: number, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new ScriptError(SCRIPT, 'timeout')), milliseconds);
    until.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** Converts a URL to a `TrustedScriptURL`, because pages that enforce Trusted Types reject plain script URLs. */
function toTrustedUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('doorstep', { createScriptURL: (trustedUrl: string) => trustedUrl });
  return policy.createScriptURL(url);
}

let policy: { createScriptURL(url: string): string } | undefined;
