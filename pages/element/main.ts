import { firebaseBackend } from '../../src/package/firebase.ts';
import '../../src/package/element.ts';

// A page with nothing but the widget, as a developer would write it. `npm run check` measures its first load.
const signIn = document.querySelector('doorstep-sign-in');
if (!signIn) throw new Error('The page has no element doorstep-sign-in.');
signIn.backend = firebaseBackend({ config: { apiKey: 'example-api-key', authDomain: 'example.firebaseapp.com' } });
signIn.config = { signInOptions: ['password'], signInSuccessUrl: '/' };
