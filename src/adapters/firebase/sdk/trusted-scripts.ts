/** The part of the Trusted Types API that this file uses. TypeScript's DOM types lack this API. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const scripts: readonly RegExp[] = [
  /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/,
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  // The script that Google's reCAPTCHA script adds to the page.
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\//,
];

export const isSdkScript = (url: string): boolean => scripts.some((script) => script.test(url));

/**
 * Allows the SDK to add its scripts to a page that enforces Trusted Types. The SDK assigns script URLs as strings,
 * which only a policy named `default` can allow.
 */
export function allowSdkScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isSdkScript(url) ? url : null) });
}

/**
 * Returns true for the exception of `script.setAttribute('src', url)` on a page that enforces Trusted Types. The SDK
 * rejects with this exception if the page has no policy for its scripts.
 */
export const isBlockedScript = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('TrustedScriptURL');
