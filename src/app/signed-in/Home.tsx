import { useState } from 'react';
import { PageHeading } from '../PageHeading.tsx';

/** The placeholder at the start (spec §2), with the way out. */
export function Home({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const [step, setStep] = useState<'here' | 'leaving' | 'refused'>('here');
  const signOut = async () => {
    if (step === 'leaving') return;
    setStep('leaving');
    try {
      await onSignOut();
    } catch {
      setStep('refused');
    }
  };
  return (
    <main className="app-page">
      <PageHeading title="You are logged in." pageTitle="Home" />
      <p>
        <button type="button" className="app-link" aria-disabled={step === 'leaving'} onClick={signOut}>
          Sign-out
        </button>
      </p>
      {step === 'refused' && <p role="alert">You could not be signed out. Please try again.</p>}
    </main>
  );
}
