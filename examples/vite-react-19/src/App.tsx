import { useEffect, useState } from 'react';
import { browserLocale } from 'doorstep-auth/browser-locale';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { isForWidget, SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig, recommendedMessages } from 'doorstep-auth/recommended';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);
const config: UiConfig = { ...recommendedConfig, signInFlow: 'popup', signInOptions: ['password', 'google.com'] };

function App() {
  const [user, setUser] = useState<User | null>();
  // Links in mails, and the account page, need the widget even if a visitor is signed in. Afterwards, "/" opens.
  const [needsWidget] = useState(() => isForWidget(location.search, config));
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null || needsWidget) {
    const options = needsWidget ? { ...config, signInSuccessUrl: '/' } : config;
    const texts = { locale: browserLocale(), messages: recommendedMessages };
    return <SignIn backend={backend} config={options} appearance={recommendedAppearance} {...texts} />;
  }
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
