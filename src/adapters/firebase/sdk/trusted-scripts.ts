/** The part of the Trusted Types API that is used here. TypeScript's DOM types do not contain that API. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The URLs of Google's scripts that the SDK adds to the page for popups, redirects and reCAPTCHA. */
const scripts: readonly RegExp[] = [
  /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/,
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  // This script is added to the page by the reCAPTCHA script.
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\//,
];

/** Returns whether the URL is that of a script that the SDK needs. */
export const isSdkScript = (url: string): boolean => scripts.some((script) => script.test(url));

/**
 * Allows the SDK to add its scripts to a page that enforces Trusted Types. The SDK assigns script URLs as plain
 * strings, which only a policy named `default` can allow. The policy that is created here allows the URLs of `scripts`
 * only. Does nothing if the page already has a default policy.
 */
export function allowSdkScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isSdkScript(url) ? url : null) });
}
