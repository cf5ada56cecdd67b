import { Login } from '../components/Login';

export default function Page() {
  return (
    <main>
      <Login />
    </main>
  );
}
