import { useCurrentUser } from '../../src/app/current-user.ts';

/** Names by which the buttons of the widget go. */
const ways: Readonly<Record<string, string>> = {
  // A password or a mailed link: the service does not say which.
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

/** Who the app's user is, which its own pages do not say: whether a guest was upgraded, and an account connected. */
export function SignedInUser() {
  const user = useCurrentUser();
  if (!user) return <p>Nobody.</p>;
  const { uid, email, phoneNumber, displayName, isAnonymous, tenantId, providerData } = user;
  const name = isAnonymous ? 'A guest' : [displayName, email ?? phoneNumber].filter(Boolean).join(', ');
  const by = providerData.map(({ providerId }) => ways[providerId] ?? providerId).join(' and ');
  return (
    <p>
      <strong>{name === '' ? 'Somebody without a name' : name}</strong>
      {by !== '' && <>, by {by}</>}
      {tenantId !== null && <>, of the tenant {tenantId}</>}
      <br />
      <small>account {uid.slice(0, 8)}…</small>
    </p>
  );
}
