import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * The component of react-firebaseui, but without react-firebaseui's style sheet. Our package exports the component
 * under both names of react-firebaseui: `FirebaseAuth` and `StyledFirebaseAuth`.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
