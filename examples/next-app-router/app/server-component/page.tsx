import { SignIn } from 'doorstep-auth/react';
import { PassedWidget } from '../../components/PassedWidget';

// This page is a server component. It can pass `SignIn` to a client component, because the package marks `SignIn` as a
// client component. Otherwise, `next build` fails. In most apps, a client component such as `Login` imports `SignIn`.
export default function Page() {
  return (
    <main>
      <PassedWidget widget={SignIn} />
    </main>
  );
}
