import { Login } from '../components';

export default function Page() {
  return (
    <main>
      <Login />
    </main>
  );
}
