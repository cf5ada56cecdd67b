import { Account } from '../../components/Account';

export default function Page() {
  return (
    <main>
      <Account />
    </main>
  );
}
