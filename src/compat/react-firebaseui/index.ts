import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * The component of react-firebaseui. It is also exported as `StyledFirebaseAuth`, because the style sheet is imported
 * separately.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
