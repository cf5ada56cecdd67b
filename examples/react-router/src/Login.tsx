import { firebaseBackend } from 'doorstep-auth/firebase';
import { isForWidget, SignIn, type UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { auth } from './firebase.ts';
import 'doorstep-auth/style.css';

const backend = firebaseBackend(auth);
const config: UiConfig = {
  ...recommendedConfig,
  signInFlow: 'popup',
  signInOptions: ['password', 'google.com'],
  signInSuccessUrl: '/',
};

export function Login() {
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState<boolean>();
  useEffect(() => {
    const needsWidget = isForWidget(location.search, config);
    void auth.authStateReady().then(() => setIsShown(auth.currentUser === null || needsWidget));
  }, []);

  if (isShown === undefined) return null;
  if (!isShown) return <Navigate to="/" replace />;
  const openPage = (url: URL) => {
    if (url.origin === location.origin) void navigate(url.pathname + url.search + url.hash, { replace: true });
    else location.assign(url);
  };
  return <SignIn backend={backend} config={config} appearance={recommendedAppearance} navigate={openPage} />;
}
