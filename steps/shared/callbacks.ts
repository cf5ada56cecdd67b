/**
 * Describes the only call of a callback, in the words of the features (spec §3 "Auth result", reference §6.4).
 *
 * @param calls the arguments of each call
 * @throws Error if the callback was never called, or more than once
 */
export function describeCallback(name: string, calls: readonly unknown[]): Record<string, string> {
  const [call] = calls;
  if (calls.length !== 1 || !Array.isArray(call)) {
    throw new Error(`Expected one call of "${name}", but there were ${calls.length}.`);
  }
  if (name === 'signInSuccess') {
    const [user, credential, target] = call as unknown[];
    return { user: describeUser(user), credential: getMethod(credential), target: toText(target) };
  }
  if (name === 'signInFailure') {
    const { code, message, credential } = toRecord(call[0]);
    return { reason: toText(code).replace(/^.*\//, ''), message: toText(message), credential: getMethod(credential) };
  }
  const [result, target] = call as [unknown, unknown];
  const { user, credential, operationType, additionalUserInfo } = toRecord(result);
  const { isNewUser, providerId } = toRecord(additionalUserInfo);
  return {
    user: describeUser(user),
    credential: getMethod(credential),
    operation: toText(operationType),
    'new user': toText(isNewUser),
    provider: toText(providerId),
    target: toText(target),
  };
}

/**
 * Returns the visitor's name at the identity provider, or null. The name is `additionalUserInfo.profile.name` in the
 * first call of the success callback.
 */
export function findProfileName([call]: readonly unknown[]): string | null {
  const [result] = Array.isArray(call) ? (call as unknown[]) : [];
  const { name } = toRecord(toRecord(toRecord(result)['additionalUserInfo'])['profile']);
  return typeof name === 'string' ? name : null;
}

function describeUser(user: unknown): string {
  if (user === null || user === undefined) return 'none';
  const { email, phoneNumber, isAnonymous } = toRecord(user);
  return toText(email ?? phoneNumber ?? (isAnonymous === true ? 'a guest' : 'unknown'));
}

/**
 * Returns the sign-in method of a credential. The features mention only this property, because the other properties
 * differ between services.
 */
const getMethod = (credential: unknown): string => toText(toRecord(credential)['signInMethod']);

function toText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
