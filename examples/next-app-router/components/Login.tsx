'use client';

import { useRouter } from 'next/navigation';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn } from 'doorstep-auth/react';
import { auth } from './firebase';

const backend = firebaseBackend(auth);

export function Login() {
  const router = useRouter();
  return (
    <SignIn
      backend={backend}
      config={{ signInOptions: ['password', 'google.com'], signInSuccessUrl: '/account' }}
      navigate={(url) => router.push(url.href)}
    />
  );
}
