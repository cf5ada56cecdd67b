import { useSyncExternalStore } from 'react';
import type { AccountFixture } from '../../src/adapters/service-control.ts';
import type { OneTapLibrary } from './google-one-tap.ts';

interface OneTapPromptProps {
  readonly library: OneTapLibrary;
  readonly accounts: readonly AccountFixture[];
}

/**
 * Draws a prompt in place of Google's One Tap prompt. The prompt offers the demo's accounts that have Google sign-in.
 */
export function OneTapPrompt({ library, accounts }: OneTapPromptProps) {
  const offer = useSyncExternalStore(library.subscribe, library.getOffer);
  if (!offer) return null;
  const googleAccounts = accounts.filter(({ providers }) => providers?.includes('google.com'));
  return (
    <section className="demo-one-tap" aria-label="One Tap">
      <header>
        <p>Stands in for Google’s One Tap</p>
        <button type="button" className="demo-button" onClick={library.close}>
          Close
        </button>
      </header>
      {googleAccounts.map((account) => (
        <button
          key={account.email}
          type="button"
          className="demo-button"
          onClick={() => offer.accept(createIdToken(account))}
        >
          Continue as {account.displayName ?? account.email}
          <small>{account.email}</small>
        </button>
      ))}
    </section>
  );
}

/**
 * Creates an unsigned ID token as plain JSON, which the demo's services accept. The ID of the demo's Google accounts
 * (`sub`) is their email.
 */
function createIdToken({ email, displayName: name }: AccountFixture): string {
  return JSON.stringify({ sub: email, email, email_verified: true, ...(name !== undefined && { name }) });
}
