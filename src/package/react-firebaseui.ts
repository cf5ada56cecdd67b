/** `doorstep-auth/react-firebaseui`: the components of react-firebaseui. */
import { FirebaseAuth } from '../compat/react-firebaseui/index.ts';

export { FirebaseAuth, FirebaseAuth as StyledFirebaseAuth };
export type { FirebaseAuthProps } from '../compat/react-firebaseui/index.ts';
export default FirebaseAuth;
