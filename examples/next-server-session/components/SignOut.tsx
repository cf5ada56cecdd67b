'use client';

import { signOut } from 'firebase/auth';
import { useState } from 'react';
import { auth } from './firebase';
import { endSession } from './session';

export function SignOut() {
  const [hasFailed, setHasFailed] = useState(false);

  async function leave() {
    try {
      // Delete the cookie first, even if this browser has no user: the cookie alone keeps the visitor signed in.
      await endSession();
      await auth.authStateReady();
      await signOut(auth);
      // Load the page anew, so that Next.js forgets the protected pages that it has shown.
      location.assign('/');
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  }

  return (
    <>
      <button type="button" onClick={leave}>
        Sign out
      </button>
      {hasFailed && <p role="alert">You are still signed in. Try again.</p>}
    </>
  );
}
