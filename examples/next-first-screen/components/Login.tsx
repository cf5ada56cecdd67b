'use client';

import { firebaseBackend } from 'doorstep-auth/firebase';
import { FirstScreen, type StaticElement } from 'doorstep-auth/first-screen';
import { SignIn } from 'doorstep-auth/react';
import { useRouter } from 'next/navigation';
import { appearance, config } from './config';
import { auth } from './firebase';

const backend = firebaseBackend(auth);

export function Login({ firstScreen }: { firstScreen: StaticElement | null }) {
  const router = useRouter();
  return (
    <SignIn
      backend={backend}
      config={config}
      appearance={appearance}
      fallback={firstScreen && <FirstScreen screen={firstScreen} />}
      navigate={(url) => router.replace(url.href)}
    />
  );
}
