import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * The component of react-firebaseui, also exported as `StyledFirebaseAuth`. Neither name includes styles: apps import
 * the styles separately.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
