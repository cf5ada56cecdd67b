import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { auth } from '../firebase';

export const Route = createFileRoute('/')({
  ssr: false,
  beforeLoad: async ({ location }) => {
    await auth.authStateReady();
    if (auth.currentUser !== null) return;
    throw redirect({ to: '/login', search: { signInSuccessUrl: location.href }, replace: true });
  },
  head: () => ({ meta: [{ title: 'Account' }] }),
  component: Account,
});

function Account() {
  const router = useRouter();
  const [user, setUser] = useState<User | null>(auth.currentUser);
  useEffect(
    () =>
      onAuthStateChanged(auth, (current) => {
        setUser(current);
        if (current === null) void router.invalidate();
      }),
    [router],
  );

  if (user === null) return null;
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}
