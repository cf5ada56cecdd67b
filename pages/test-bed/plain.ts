/** A value as it would cross from a page: no functions, and of a user and an error what can be seen of them. */
export function plain(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('uid' in value && 'getIdToken' in value) return userOf(value as Record<string, unknown>);
  const seen = value instanceof Error ? { ...value, message: value.message } : value;
  return Object.fromEntries(Object.entries(seen).map(([key, part]) => [key, plain(part)]));
}

function userOf(user: Record<string, unknown>): Record<string, unknown> {
  const { uid, email, displayName, emailVerified, isAnonymous, phoneNumber, tenantId } = user;
  return { uid, email, displayName, emailVerified, isAnonymous, phoneNumber, tenantId };
}
