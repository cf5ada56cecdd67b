/** `doorstep-auth/firebase`: the backend for Firebase Auth. */
export { createFirebaseBackend, type FirebaseBackendOptions } from '../adapters/firebase/firebase-backend.ts';
export { AuthError } from '../adapters/auth-error.ts';
export type { AuthBackend } from '../adapters/auth-backend.ts';
