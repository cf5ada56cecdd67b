/** The error that `signInFailure` receives when a guest cannot be upgraded (reference §2.8 "CONFLICT"). */
export class AuthUIError extends Error {
  override readonly name = 'AuthUIError';
  readonly code: string;
  /** The SDK's credential, for `auth.signInWithCredential`. Null if the service has returned none. */
  readonly credential: unknown;

  constructor(code: string, message: string, credential: unknown) {
    super(message);
    this.code = code;
    this.credential = credential;
  }

  /** Returns the code and the message without the credential, as FirebaseUI does. */
  toJSON(): object {
    return { code: this.code, message: this.message };
  }
}
