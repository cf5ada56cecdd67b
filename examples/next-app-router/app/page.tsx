import { SignIn } from 'doorstep-auth/react';
import { Login } from '../components/Login';

// This page is a server component. It can pass `SignIn` to `Login`, because the package marks `SignIn` as a client
// component. In most apps, a client component such as `Login` imports `SignIn` itself.
export default function Page() {
  return (
    <main>
      <Login widget={SignIn} />
    </main>
  );
}
