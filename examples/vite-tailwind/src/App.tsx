import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';

const backend = firebaseBackend(auth);
const config: UiConfig = { ...recommendedConfig, signInFlow: 'popup', signInOptions: ['password', 'google.com'] };

function App() {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null) {
    return (
      <SignIn
        backend={backend}
        config={config}
        appearance={recommendedAppearance}
        className="py-8 [&_[data-doorstep-part=primary]]:uppercase"
      />
    );
  }
  return (
    <main className="p-8">
      <h1 className="text-2xl font-semibold">Hello, {user.email}</h1>
      <button type="button" className="mt-4 cursor-pointer underline" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}

export default App;
