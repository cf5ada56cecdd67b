'use client';

import { firebaseBackend } from 'doorstep-auth/firebase';
import type { SignIn } from 'doorstep-auth/react';
import { auth } from './firebase';

const backend = firebaseBackend(auth);

export function PassedWidget({ widget: Widget }: { widget: typeof SignIn }) {
  return <Widget backend={backend} config={{ signInOptions: ['password'], signInSuccessUrl: '/account' }} />;
}
