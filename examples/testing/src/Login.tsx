import { SignIn, type SignInProps } from 'doorstep-auth/react';

/** The app's sign-in page. The app passes `firebaseBackend(auth)`, and a test passes `createTestBackend()`. */
export function Login({ backend, onSuccess }: Pick<SignInProps, 'backend' | 'onSuccess'>) {
  return (
    <main>
      <h1>Our app</h1>
      <SignIn
        backend={backend}
        config={{
          signInOptions: ['password', 'google.com', 'phone'],
          callbacks: { signInSuccessWithAuthResult: () => false },
        }}
        onSuccess={onSuccess}
      />
    </main>
  );
}
