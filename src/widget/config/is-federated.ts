/** Returns whether visitors sign in on a page of the provider. Anonymous sign-in has no page (reference Q14). */
export function isFederated(providerId: string): boolean {
  return !['password', 'phone', 'anonymous', 'emailLink'].includes(providerId);
}
