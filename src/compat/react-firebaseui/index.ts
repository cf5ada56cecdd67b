import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/** react-firebaseui's component. It also serves as `StyledFirebaseAuth`, because the app imports our style sheet. */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
