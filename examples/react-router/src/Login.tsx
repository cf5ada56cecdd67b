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
  const [isMailedLink] = useState(() => isForWidget(location.search, config));
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  useEffect(() => {
    void auth.authStateReady().then(() => setWasSignedIn(auth.currentUser !== null));
  }, []);

  if (wasSignedIn === undefined) return null;
  if (wasSignedIn && !isMailedLink) return <Navigate to="/" replace />;
  const openPage = (url: URL) => {
    if (url.origin === location.origin) void navigate(url.pathname + url.search + url.hash, { replace: true });
    else location.assign(url);
  };
  return <SignIn backend={backend} config={config} appearance={recommendedAppearance} navigate={openPage} />;
}
