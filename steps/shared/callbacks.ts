/** What a success callback receives, in the features' words (spec §3 "Auth result", reference §6.4). */
export function received(name: string, calls: readonly unknown[]): Record<string, string> {
  const [call] = calls;
  if (calls.length !== 1 || !Array.isArray(call)) {
    throw new Error(`Expected one call of "${name}"; there were ${calls.length}.`);
  }
  if (name === 'signInSuccess') {
    const [user, credential, target] = call as unknown[];
    return { user: email(user), credential: method(credential), target: path(target) };
  }
  if (name === 'signInFailure') {
    const { code, message, credential } = fields(call[0]);
    return { reason: word(code).replace(/^.*\//, ''), message: word(message), credential: method(credential) };
  }
  const [result, target] = call as [unknown, unknown];
  const { user, credential, operationType, additionalUserInfo } = fields(result);
  const { isNewUser, providerId } = fields(additionalUserInfo);
  return {
    user: email(user),
    credential: method(credential),
    operation: word(operationType),
    'new user': word(isNewUser),
    provider: word(providerId),
    target: path(target),
  };
}

const email = (user: unknown): string => word(fields(user)['email']);

/** A credential is named by how it signs in; what it holds is the service's own. */
const method = (credential: unknown): string => word(fields(credential)['signInMethod']);

function word(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A target is told as a whole address, or as it was written; the features name its path. */
function path(target: unknown): string {
  if (typeof target !== 'string') return word(target);
  const { pathname, search, hash } = new URL(target, 'http://app');
  return pathname + search + hash;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
