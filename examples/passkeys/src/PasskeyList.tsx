import { useEffect, useState } from 'react';
import { type Passkey, PasskeyError } from 'doorstep-auth/passkeys';
import { sendEmailVerification, type User } from 'firebase/auth';
import { passkeys } from './passkeys.ts';

/** The passkeys of the signed-in user, with buttons to add one and to remove each. */
export function PasskeyList({ user }: { user: User }) {
  const [list, setList] = useState<readonly Passkey[]>([]);
  const [note, setNote] = useState('');

  useEffect(() => {
    passkeys.list(user).then(setList, ({ message }: Error) => setNote(message));
  }, [user]);

  const run = async (action: () => Promise<string>) => {
    try {
      setNote(await action());
      setList(await passkeys.list(user));
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setNote(error.message);
      if (error.problem === 'emailNotVerified') await sendEmailVerification(user);
    }
  };

  const add = () => run(async () => ((await passkeys.add(user)) ? 'You can sign in with your passkey now.' : ''));
  const remove = ({ id, name }: Passkey) =>
    run(async () => {
      await passkeys.remove(user, id);
      return `You can no longer sign in with "${name}".`;
    });

  return (
    <section>
      <h2>Passkeys</h2>
      <ul>
        {list.map((passkey) => (
          <li key={passkey.id}>
            {passkey.name}, added on {passkey.addedAt.toLocaleDateString()}{' '}
            <button type="button" onClick={() => remove(passkey)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {passkeys.isSupported && (
        <button type="button" onClick={add}>
          Add a passkey
        </button>
      )}
      <p role="status">{note}</p>
    </section>
  );
}
