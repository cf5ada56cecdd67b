/** The part of the Trusted Types API that is used here; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The scripts of Google's that the SDK puts on the page for popups and redirects, and for reCAPTCHA. */
const scripts: readonly RegExp[] = [
  /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/,
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  // reCAPTCHA's first script puts its second one on the page.
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\//,
];

/** Whether the SDK needs this script. */
export const isSdkScript = (url: string): boolean => scripts.some((script) => script.test(url));

/**
 * Lets the SDK put its scripts on a page that requires Trusted Types: it sets their addresses as plain strings, which
 * only a policy of the name `default` can vouch for. Nothing else gets through. Made only once the SDK needs it, and
 * once a page.
 */
export function allowSdkScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isSdkScript(url) ? url : null) });
}
