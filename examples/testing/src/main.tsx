import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createTestBackend } from 'doorstep-auth/testing';
import { Login } from './Login.tsx';
import 'doorstep-auth/style.css';

// The page that Playwright opens. Keep it apart from your app's page, so that your app does not contain the test backend.
const backend = createTestBackend({
  window,
  accounts: [{ email: 'ada@example.com', password: 'correct horse' }],
  providers: { 'google.com': { email: 'grace@example.com' } },
});

function App() {
  const [email, setEmail] = useState<string | null>();
  if (email !== undefined) return <p>Hello, {email ?? 'visitor'}</p>;
  return <Login backend={backend} onSuccess={({ user }) => setEmail(user.email)} />;
}

createRoot(document.getElementById('root')!).render(<App />);
