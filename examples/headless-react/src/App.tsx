import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import type { UiConfig } from 'doorstep-auth/headless';
import { recommendedConfig, recommendedPhone } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { SignInForm } from './SignInForm.tsx';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInFlow: 'popup',
  signInOptions: ['password', 'google.com', recommendedPhone],
};

function App() {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null) return <SignInForm backend={backend} config={config} appearance={{ layout: 'inline' }} />;
  return (
    <main className="card">
      <h1>Hello, {user.email ?? user.phoneNumber}</h1>
      <button type="button" className="button primary" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}

export default App;
