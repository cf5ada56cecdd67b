/** FirebaseUI's values of `credentialHelper`. */
export const CredentialHelper = { GOOGLE_YOLO: 'googleyolo', NONE: 'none' } as const;

/** FirebaseUI's stand-in for a provider of guests. */
export const AnonymousAuthProvider = { PROVIDER_ID: 'anonymous' } as const;
