import { limits } from '../limits.ts';
import { ScriptError } from './script-error.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** How often it is looked whether the library is there; in milliseconds, of which a second is a multiple. */
const lookEveryMs = 50;

/** Google's library for One Tap, as far as it is used here. */
export interface GoogleId {
  initialize(options: {
    client_id: string;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
    callback(response: { credential: string }): void;
  }): void;
  prompt(): void;
  cancel(): void;
}

/**
 * Loads the library: 5 s for the script, 10 s in all until it answers (spec §7, §9).
 *
 * @param signal ends the waiting: nobody wants it any more
 * @throws ScriptError (rejects)
 */
export async function loadGoogleId(signal: AbortSignal): Promise<GoogleId> {
  const there = googleId();
  if (there) return there;
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const late = timeout(limits.libraryWaitMs, until);
  late.catch(() => {}); // Whoever waits for it hears of it.
  try {
    await Promise.race([loadScript(), timeout(limits.scriptLoadTimeoutMs, until)]);
    return await Promise.race([answer(until), late]);
  } catch (error) {
    // It may have come since it was last looked for.
    const atLast = googleId();
    if (atLast) return atLast;
    throw error;
  } finally {
    over.abort();
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(SCRIPT);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove(); // so that a later visit may try again
      reject(new ScriptError(SCRIPT, 'failure'));
    };
    document.head.append(script);
  });
}

/** The library puts itself on the page some time after its script has run. */
async function answer(until: AbortSignal): Promise<GoogleId> {
  while (true) {
    const there = googleId();
    if (there) return there;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    if (until.aborted) throw new ScriptError(SCRIPT, 'timeout');
  }
}

function timeout(milliseconds: number, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new ScriptError(SCRIPT, 'timeout')), milliseconds);
    until.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

function googleId(): GoogleId | undefined {
  return (globalThis as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id;
}

/** Under Trusted Types a script's address has to be vouched for: this one is, and no other. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('doorstep', { createScriptURL: (given: string) => given });
  return policy.createScriptURL(url);
}

let policy: { createScriptURL(url: string): string } | undefined;
