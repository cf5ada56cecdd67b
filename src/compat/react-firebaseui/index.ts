import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * react-firebaseui's component. Its variant that brings styles is the same component here, because the app imports our
 * style sheet.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
