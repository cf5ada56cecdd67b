/** FirebaseUI's text for each error code of Identity-Aware Proxy (reference §9.4). */
const texts: Readonly<Record<string, string>> = {
  'invalid-argument': 'Client specified an invalid argument.',
  'invalid-configuration': 'Client specified an invalid project configuration.',
  'failed-precondition': 'Request can not be executed in the current system state.',
  'out-of-range': 'Client specified an invalid range.',
  unauthenticated: 'Request not authenticated due to missing, invalid, or expired OAuth token.',
  'permission-denied': 'Client does not have sufficient permission.',
  'not-found': 'Specified resource is not found.',
  aborted: 'Concurrency conflict, such as read-modify-write conflict.',
  'already-exists': 'The resource that a client tried to create already exists.',
  'resource-exhausted': 'Either out of resource quota or reaching rate limiting.',
  cancelled: 'Request cancelled by the client.',
  'data-loss': 'Unrecoverable data loss or data corruption.',
  unknown: 'Unknown server error.',
  internal: 'Internal server error.',
  'not-implemented': 'API method not implemented by the server.',
  unavailable: 'Service unavailable.',
  'deadline-exceeded': 'Request deadline exceeded.',
  'auth/user-disabled': 'The user account has been disabled by an administrator.',
  'auth/timeout': 'The operation has timed out.',
  'auth/too-many-requests': 'We have blocked all requests from this device due to unusual activity. Try again later.',
  'auth/quota-exceeded': 'The quota for this operation has been exceeded. Try again later.',
  'auth/network-request-failed': 'A network error has occurred. Try again later.',
  'restart-process':
    'An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page ' +
    'again to restart the authentication process.',
};

/** Returns FirebaseUI's text for the error's code, or else the error's own message. */
export function describeError({ code, message }: { readonly code?: unknown; readonly message: string }): string {
  return typeof code === 'string' && Object.hasOwn(texts, code) ? (texts[code] ?? message) : message;
}
