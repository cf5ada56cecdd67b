import { Account } from '../../components';

export default function Page() {
  return (
    <main>
      <Account />
    </main>
  );
}
