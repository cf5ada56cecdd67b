import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn } from 'doorstep-auth/react';
import { recommendedAppearance } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { config } from './config.ts';
import { auth } from './firebase.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);

function App() {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null) return <SignIn backend={backend} config={config} appearance={recommendedAppearance} />;
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}

export default App;
