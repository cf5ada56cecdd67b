/** `doorstep-auth/firebase`: the backend for Firebase Auth. */
export {
  firebaseBackend,
  type CompatAuth,
  type FirebaseBackendOptions,
  type FirebaseSource,
} from '../adapters/firebase/connect-firebase.ts';
export type { FirebaseProjectConfig } from '../adapters/firebase/firebase-project.ts';
export { AuthError } from '../adapters/auth-error.ts';
export type { AuthBackend, TypedBackend } from '../adapters/auth-backend.ts';
