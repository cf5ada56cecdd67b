/** `doorstep-auth/firebaseui`: the API of FirebaseUI 6. A page that uses FirebaseUI has to change only its import. */
import * as firebaseui from '../compat/firebaseui/namespace.ts';

export * as auth from '../compat/firebaseui/index.ts';
export default firebaseui;
