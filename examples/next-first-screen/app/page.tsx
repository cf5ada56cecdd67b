import { renderFirstScreen } from 'doorstep-auth/first-screen-server';
import { Login } from '../components/Login';
import { appearance, config } from '../components/config';

type Props = { searchParams: Promise<Record<string, string>> };

export default async function Page({ searchParams }: Props) {
  const url = `/?${new URLSearchParams(await searchParams)}`;
  const firstScreen = await renderFirstScreen(config, { url, appearance });
  return (
    <main>
      <Login firstScreen={firstScreen} />
    </main>
  );
}
