import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { isForWidget, type UiConfig } from 'doorstep-auth/headless';
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
  // Links in mails, and the account page, need the widget even if a visitor is signed in. Afterwards, "/" opens.
  const [needsWidget] = useState(() => isForWidget(location.search, config));

  if (user === undefined) return null;
  if (user === null || needsWidget) {
    const options = needsWidget ? { ...config, signInSuccessUrl: '/' } : config;
    return <SignInForm backend={backend} config={options} appearance={{ layout: 'inline' }} />;
  }
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
