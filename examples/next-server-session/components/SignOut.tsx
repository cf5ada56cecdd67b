'use client';

import { signOut } from 'firebase/auth';
import { useRouter } from 'next/navigation';
import { auth } from './firebase';

export function SignOut() {
  const router = useRouter();
  return (
    <button type="button" onClick={() => signOut(auth).then(() => router.replace('/'))}>
      Sign out
    </button>
  );
}
