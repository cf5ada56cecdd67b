import { redirect } from 'next/navigation';
import { SignOut } from '../../components/SignOut';
import { readUser } from '../../lib/session';

// The server draws this page only for a visitor with a session cookie.
export default async function Page() {
  const user = await readUser();
  if (user === null) redirect('/');
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <SignOut />
    </main>
  );
}
