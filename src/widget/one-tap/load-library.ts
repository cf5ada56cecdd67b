import { limits } from '../limits.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

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

/** Why the library cannot be had (requirements script.load-timeout, script.load-failure). */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly reason: 'timeout' | 'failure';

  constructor(reason: 'timeout' | 'failure') {
    super(reason === 'timeout' ? `${SCRIPT} did not answer in time.` : `${SCRIPT} could not be loaded.`);
    this.reason = reason;
  }
}

/**
 * Loads the library: 5 s for the script, 10 s in all until it answers (spec §7, §9).
 *
 * @throws ScriptError
 */
export async function loadGoogleId(signal: AbortSignal): Promise<GoogleId> {
  const there = googleId();
  if (there) return there;
  const late = timeout(limits.libraryWaitMs, signal);
  await Promise.race([loadScript(), timeout(limits.scriptLoadTimeoutMs, signal)]);
  return Promise.race([answered(signal), late]);
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(SCRIPT);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove(); // so that a later visit may try again
      reject(new ScriptError('failure'));
    };
    document.head.append(script);
  });
}

/** The library puts itself on the page some time after its script has run. */
async function answered(signal: AbortSignal): Promise<GoogleId> {
  while (!signal.aborted) {
    const there = googleId();
    if (there) return there;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new ScriptError('timeout');
}

function timeout(milliseconds: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new ScriptError('timeout')), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
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
