/** FirebaseUI's values of `credentialHelper`. */
export const CredentialHelper = { GOOGLE_YOLO: 'googleyolo', NONE: 'none' } as const;

/** The provider that stands for guest sign-in in FirebaseUI's configuration. */
export const AnonymousAuthProvider = { PROVIDER_ID: 'anonymous' } as const;
