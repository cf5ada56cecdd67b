import { useEffect, useState } from 'react';
// Replaces: import StyledFirebaseAuth from 'react-firebaseui/StyledFirebaseAuth';
import StyledFirebaseAuth from 'doorstep-auth/react-firebaseui';
import 'doorstep-auth/style.css';
import { EmailAuthProvider, GoogleAuthProvider, signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';

// Configure FirebaseUI.
const uiConfig = {
  // Popup signin flow rather than redirect flow.
  signInFlow: 'popup',
  signInOptions: [GoogleAuthProvider.PROVIDER_ID, EmailAuthProvider.PROVIDER_ID],
  callbacks: {
    // Avoid redirects after sign-in.
    signInSuccessWithAuthResult: () => false,
  },
};

function SignInScreen() {
  const [user, setUser] = useState<User | null>(null);

  // Listen to the Firebase Auth state and set the local state.
  useEffect(() => auth.onAuthStateChanged(setUser), []);

  if (!user) {
    return (
      <div>
        <h1>My App</h1>
        <p>Please sign-in:</p>
        <StyledFirebaseAuth uiConfig={uiConfig} firebaseAuth={auth} />
      </div>
    );
  }
  return (
    <div>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </div>
  );
}

export default SignInScreen;
