import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Login } from '../components/Login';
import { readSession } from '../lib/session';

export default async function Page({ searchParams }: { searchParams: Promise<{ mode?: string }> }) {
  // A link from a mail has a mode. It opens the widget even for a signed-in visitor.
  const { mode } = await searchParams;
  if (mode === undefined && (await readSession(await headers())) !== null) redirect('/account');
  return (
    <main>
      <Login />
    </main>
  );
}
