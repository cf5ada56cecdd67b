import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCredential, type AuthCredential, type User } from 'firebase/auth';
import { createRoot } from 'react-dom/client';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';
import { firebaseBackend } from '../../src/package/firebase.ts';
import { SignIn } from '../../src/package/react.ts';

const { emulatorUrl = '', apiKey = '' } = window.pageOptions ?? {};
provideGapi();
const auth = getAuth(initializeApp({ apiKey, authDomain: new URL(emulatorUrl).hostname }));
connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

/** Values from the widget's callbacks. The test reads them from `window`. */
const received: Record<string, unknown> = {};
Object.assign(window, { received, auth });

const config = {
  signInOptions: ['google.com', 'password', 'anonymous'],
  signInFlow: 'popup',
  autoUpgradeAnonymousUsers: true,
  callbacks: {
    async signInFailure({ credential }: { readonly credential: unknown }) {
      const { user } = await signInWithCredential(auth, credential as AuthCredential);
      received['afterConflict'] = user.email;
    },
  },
} as const;

/** Passes the user and the credential to functions of the SDK, as an app that was written for FirebaseUI does. */
async function handleSuccess(user: User, credential: AuthCredential | null): Promise<void> {
  received['isCurrentUser'] = user === auth.currentUser;
  if (!credential) return;
  await auth.signOut();
  const again = await signInWithCredential(auth, credential);
  received['email'] = again.user.email;
  await again.user.delete();
  received['isDeleted'] = auth.currentUser === null;
}

const root = document.querySelector('#app');
if (root) {
  createRoot(root).render(
    <SignIn
      backend={firebaseBackend(auth)}
      config={config}
      onSuccess={({ user, credential }) => void handleSuccess(user as User, credential as AuthCredential | null)}
    />,
  );
}
