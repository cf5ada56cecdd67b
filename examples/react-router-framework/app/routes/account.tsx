import { useUser } from 'doorstep-auth/user';
import { signOut } from 'firebase/auth';
import { Navigate, useLocation } from 'react-router';
import { auth } from '../firebase';

export const meta = () => [{ title: 'Account' }];

export default function Account() {
  const { pathname, search } = useLocation();
  const user = useUser(auth);

  if (user === undefined) return null;
  if (user === null)
    return <Navigate to={`/login?signInSuccessUrl=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <main>
      <h1>Hello, {user.email}</h1>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
    </main>
  );
}
