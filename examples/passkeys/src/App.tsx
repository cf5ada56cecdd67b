import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { isForWidget, SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { passkeys } from './passkeys.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInOptions: ['password', passkeys.signInOption()],
  passkeys,
  signInSuccessUrl: '/',
};

function App() {
  const [user, setUser] = useState<User | null>();
  // Ask once: the widget removes the mode from the address.
  const [isWidget] = useState(() => isForWidget(location.search, config));
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null || isWidget) {
    return <SignIn backend={backend} config={config} appearance={recommendedAppearance} />;
  }

  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <p>
        <a href="/?mode=account">Your account</a>
      </p>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}

export default App;
