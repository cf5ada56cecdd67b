/**
 * Returns true if the provider has a sign-in page of its own, such as Google's. Returns false for passwords, phones,
 * email links and guests (reference Q14), whose IDs have no dot. Also returns false for the app's own sign-ins, such as
 * `app.passkey`.
 */
export function isFederated(providerId: string): boolean {
  return /^(?!app\.).*\./.test(providerId);
}
