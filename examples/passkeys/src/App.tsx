import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { passkeys } from './passkeys.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);
const config: UiConfig = { ...recommendedConfig, signInOptions: ['password', passkeys.signInOption()] };

function App() {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null) return <SignIn backend={backend} config={config} appearance={recommendedAppearance} />;

  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <PasskeyList user={user} />
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}

export default App;
