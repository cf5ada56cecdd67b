import { useState } from 'react';
import { PageHeading } from '../PageHeading.tsx';

/** A placeholder for a home page, with a sign-out button (spec §2). */
export function Home({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const [state, setState] = useState<'signedIn' | 'signingOut' | 'failed'>('signedIn');
  const signOut = async () => {
    if (state === 'signingOut') return;
    setState('signingOut');
    try {
      await onSignOut();
    } catch {
      setState('failed');
    }
  };
  return (
    <main className="app-page">
      <PageHeading title="You are logged in." pageTitle="Home" />
      <p>
        <button type="button" className="app-link" aria-disabled={state === 'signingOut'} onClick={signOut}>
          Sign-out
        </button>
      </p>
      {state === 'failed' && <p role="alert">You could not be signed out. Please try again.</p>}
    </main>
  );
}
