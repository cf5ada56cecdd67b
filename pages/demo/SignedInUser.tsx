import { useCurrentUser } from '../../src/app/current-user.ts';

const methodNames: Readonly<Record<string, string>> = {
  // Show `email`, because Firebase Auth uses the provider ID `password` also for sign-in by mailed links.
  password: 'email',
  phone: 'phone',
  'google.com': 'Google',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'Twitter',
  'microsoft.com': 'Microsoft',
  'apple.com': 'Apple',
  'yahoo.com': 'Yahoo',
};

export function SignedInUser() {
  const user = useCurrentUser();
  if (!user) return <p>No user.</p>;
  const { uid, email, phoneNumber, displayName, isAnonymous, tenantId, providerData } = user;
  const name = isAnonymous ? 'A guest' : [displayName, email ?? phoneNumber].filter(Boolean).join(', ');
  const methods = providerData.map(({ providerId }) => methodNames[providerId] ?? providerId).join(' and ');
  return (
    <p>
      <strong>{name === '' ? 'A user without a name' : name}</strong>
      {methods !== '' && <>, by {methods}</>}
      {tenantId !== null && <>, of the tenant {tenantId}</>}
      <br />
      <small>account {uid.slice(0, 8)}…</small>
      {isAnonymous && (
        <>
          <br />
          <a href="/Login">Sign in with an account</a>
        </>
      )}
    </p>
  );
}
