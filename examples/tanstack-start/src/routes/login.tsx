import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { isForWidget, SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { auth } from '../firebase';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInFlow: 'popup',
  signInOptions: ['password', 'google.com'],
  signInSuccessUrl: '/',
};

export const Route = createFileRoute('/login')({
  ssr: false,
  validateSearch: (search: { signInSuccessUrl?: string }) => search,
  beforeLoad: async ({ cause }) => {
    // Look for a user only when the visitor opens this page. If the widget shows its next screen, which is another
    // history entry of this page, `cause` is `stay`.
    if (cause === 'stay' || isForWidget(location.search, config)) return;
    await auth.authStateReady();
    if (auth.currentUser !== null) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Sign in' }] }),
  component: Login,
});

function Login() {
  const { history } = useRouter();
  const openPage = (url: URL) => {
    if (url.origin === location.origin) history.replace(url.pathname + url.search + url.hash);
    else location.assign(url);
  };
  return (
    <main>
      <SignIn backend={backend} config={config} appearance={recommendedAppearance} navigate={openPage} />
    </main>
  );
}
