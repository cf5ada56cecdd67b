import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignOut } from '../../components/SignOut';
import { readSession } from '../../lib/session';

// The server draws this page only for a visitor with a session cookie.
export default async function Page() {
  const user = await readSession(await headers());
  if (user === null) redirect('/');
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <SignOut />
    </main>
  );
}
