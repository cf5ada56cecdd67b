'use client';

import { useRouter } from 'next/navigation';
import { firebaseBackend } from 'doorstep-auth/firebase';
import type { SignIn } from 'doorstep-auth/react';
import { auth } from './firebase';

const backend = firebaseBackend(auth);

export function Login({ widget: Widget }: { widget: typeof SignIn }) {
  const router = useRouter();
  return (
    <Widget
      backend={backend}
      config={{ signInFlow: 'popup', signInOptions: ['password', 'google.com'], signInSuccessUrl: '/account' }}
      navigate={(url) => router.replace(url.href)}
    />
  );
}
