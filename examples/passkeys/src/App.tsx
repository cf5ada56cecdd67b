import { useEffect, useState } from 'react';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { onAuthStateChanged, sendEmailVerification, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { addPasskey, signInWithPasskey, suggestPasskeys } from './passkeys.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInOptions: [
    'password',
    {
      provider: 'app.passkey',
      providerName: 'a passkey',
      buttonColor: '#374151',
      iconPaths: [{ d: 'M7 7a5 5 0 1 0 4.6 7H14v3h3v-3h4v-4h-9.4A5 5 0 0 0 7 7zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' }],
      signIn: signInWithPasskey,
      autofill: suggestPasskeys,
    },
  ],
};

function App() {
  const [user, setUser] = useState<User | null>();
  const [note, setNote] = useState('');
  useEffect(() => onAuthStateChanged(auth, setUser), []);

  if (user === undefined) return null;
  if (user === null) return <SignIn backend={backend} config={config} appearance={recommendedAppearance} />;

  const add = async () => {
    try {
      setNote((await addPasskey(user)) ? 'You can sign in with your passkey now.' : '');
    } catch (error) {
      setNote(await explain(error as Error, user));
    }
  };
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={add}>
        Add a passkey
      </button>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
      <p role="status">{note}</p>
    </main>
  );
}

/** Says why a passkey was not added. Mails a link to a user whose email is not verified. */
async function explain({ name, cause }: Error, user: User): Promise<string> {
  if (name === 'InvalidStateError') return 'This device already has your passkey.';
  const failed = 'The passkey was not added. Sign in again, and try once more.';
  if (cause !== 403) return failed;
  return sendEmailVerification(user).then(
    () => 'First verify your email: open the link that we have sent you. Then add the passkey.',
    () => failed,
  );
}

export default App;
