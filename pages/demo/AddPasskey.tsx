import { useState } from 'react';
import { useCurrentUser } from '../../src/app/current-user.ts';
import type { AuthUser } from '../../src/adapters/auth-backend.ts';
import type { AppServer } from './app-server.ts';
import { addPasskey } from './passkeys.ts';

/** Draws a button that adds a passkey to the account of the signed-in user. */
export function AddPasskey({ server }: { server: AppServer }) {
  const user = useCurrentUser();
  return user && <AddPasskeyOf key={user.uid} server={server} user={user} />;
}

function AddPasskeyOf({ server, user }: { server: AppServer; user: AuthUser }) {
  const [status, setStatus] = useState('');
  const add = async () => {
    setStatus('');
    setStatus(await addPasskey(server, user).then(describeResult, describeError));
  };
  return (
    <div className="demo-actions">
      <button type="button" className="demo-button" onClick={() => void add()}>
        Add a passkey
      </button>
      <span role="status">{status}</span>
    </div>
  );
}

const describeResult = (isAdded: boolean): string =>
  isAdded ? 'You can sign in with your passkey now.' : 'No passkey was added.';

/** If the device already has a passkey for the account, browsers throw an `InvalidStateError`. */
const describeError = ({ name }: Error): string =>
  name === 'InvalidStateError' ? 'This device has one already.' : 'The passkey was not added.';
