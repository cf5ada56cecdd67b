import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, type User } from 'firebase/auth';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StyledFirebaseAuth } from '../../src/package/react-firebaseui.ts';

const { emulatorUrl = '', apiKey = '', extend = (uiConfig: object) => uiConfig } = window.pageOptions ?? {};
const app = initializeApp({ apiKey, authDomain: new URL(emulatorUrl).hostname });
const auth = getAuth(app);
connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

const uiConfig = extend({ signInOptions: ['password', 'anonymous'], callbacks: { signInSuccess: () => false } }, {});

/** The example app of react-firebaseui's README, but with the modular Firebase SDK. */
function SignInScreen() {
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => auth.onAuthStateChanged(setUser), []);
  if (user) {
    return (
      <div>
        <p>Welcome {user.email ?? 'guest'}! You are now signed-in!</p>
        <button type="button" onClick={() => void auth.signOut()}>
          Sign-out
        </button>
      </div>
    );
  }
  return (
    <div>
      <h1>My App</h1>
      <StyledFirebaseAuth className="wide" uiConfig={uiConfig} firebaseAuth={auth} />
    </div>
  );
}

const root = document.querySelector('#app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SignInScreen />
    </StrictMode>,
  );
}
