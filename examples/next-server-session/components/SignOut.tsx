'use client';

import { useState } from 'react';
import { session } from './firebase';

export function SignOut() {
  const [hasFailed, setHasFailed] = useState(false);

  async function leave() {
    try {
      await session.signOut();
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
