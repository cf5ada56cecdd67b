import { AuthUI } from '../firebaseui/index.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

/**
 * The component of react-firebaseui. Our package also exports this component as `StyledFirebaseAuth`. Under both names,
 * the component contains no styles: apps import the style sheet separately.
 */
export const FirebaseAuth = defineFirebaseAuth(AuthUI);
export type { FirebaseAuthProps } from './define-firebase-auth.ts';
