import { SignIn } from 'doorstep-auth/react';
import { Login } from '../components/Login';

// This page is a server component. It can pass on `SignIn`, because the package marks it as a client component. Usually
// your own client component imports it.
export default function Page() {
  return (
    <main>
      <Login widget={SignIn} />
    </main>
  );
}
