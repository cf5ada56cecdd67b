import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * The component of react-firebaseui. It is also exported as `StyledFirebaseAuth`. In react-firebaseui, only that
 * component has styles; here, apps import the styles separately.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
