import type { FormEvent } from 'react';
import type { Identity } from '../../adapters/fake/identity.ts';
import type { Counter } from './counter.ts';

/** Asks who signs in: somebody whom the provider knows, or whoever is typed in. */
export function ProviderWindow({ counter }: { counter: Counter | null }) {
  if (!counter) {
    return (
      <main className="provider">
        <p>Nobody was sent here to sign in.</p>
      </main>
    );
  }
  const { request, signIn, refuse } = counter;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    signIn(typedIn(new FormData(event.currentTarget)));
  };
  return (
    <main className="provider">
      <h1>Sign in with {request.providerId}</h1>
      <p>In place of {request.providerId}, which is not asked: be whoever you like.</p>
      {request.scopes.length > 0 && <p>The app asks for: {request.scopes.join(', ')}</p>}
      {request.identities.length > 0 && (
        <ul aria-label="Known accounts">
          {request.identities.map((identity) => (
            <li key={identity.sub}>
              <button type="button" onClick={() => signIn(identity)}>
                {identity.email ?? identity.name ?? identity.sub}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate>
        <label>
          Email
          <input name="email" type="email" autoComplete="off" defaultValue={hintIn(request.customParameters)} />
        </label>
        <label>
          Name
          <input name="name" type="text" autoComplete="off" />
        </label>
        <label className="provider-check">
          <input name="verified" type="checkbox" defaultChecked />
          The email is verified
        </label>
        <button type="submit">Sign in</button>
        <button type="button" onClick={() => refuse()}>
          Cancel
        </button>
      </form>
    </main>
  );
}

/** Providers know a person by an id of their own; here it is the address, so that they are the same the next time. */
function typedIn(fields: FormData): Identity {
  const email = String(fields.get('email') ?? '').trim();
  const name = String(fields.get('name') ?? '').trim();
  return {
    sub: email.toLowerCase() || 'nobody',
    ...(email === '' ? {} : { email, email_verified: fields.has('verified') }),
    ...(name === '' ? {} : { name }),
  };
}

/** The address that the app expects, whatever the provider calls the parameter. */
function hintIn(customParameters: Readonly<Record<string, string>>): string {
  return Object.values(customParameters).find((value) => value.includes('@')) ?? '';
}
