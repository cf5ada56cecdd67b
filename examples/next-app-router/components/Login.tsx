'use client';

import { useRouter } from 'next/navigation';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { auth } from './firebase';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInFlow: 'popup',
  signInOptions: ['password', 'google.com'],
  signInSuccessUrl: '/account',
};

export function Login() {
  const router = useRouter();
  return (
    <SignIn
      backend={backend}
      config={config}
      appearance={recommendedAppearance}
      navigate={(url) => router.replace(url.href)}
    />
  );
}
