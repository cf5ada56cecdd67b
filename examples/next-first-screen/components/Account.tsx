'use client';

import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { auth } from './firebase';

export function Account() {
  const router = useRouter();
  const [user, setUser] = useState<User | null>(null);
  useEffect(
    () =>
      onAuthStateChanged(auth, (current) => {
        setUser(current);
        if (current === null) router.replace('/');
      }),
    [router],
  );

  if (user === null) return null;
  return (
    <>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </>
  );
}
