/** FirebaseUI's values of `credentialHelper`. */
export const CredentialHelper = { GOOGLE_YOLO: 'googleyolo', NONE: 'none' } as const;

/** FirebaseUI's provider for guest sign-in. */
export const AnonymousAuthProvider = { PROVIDER_ID: 'anonymous' } as const;
