/**
 * Returns true if the provider has a sign-in page of its own, such as Google's. Returns false for passwords, phones,
 * email links and guests (reference Q14).
 */
export function isFederated(providerId: string): boolean {
  return !['password', 'phone', 'anonymous', 'emailLink'].includes(providerId);
}
