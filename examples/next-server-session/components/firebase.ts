import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { keepSession } from 'doorstep-auth/session';

// For your project: copy its configuration from the Firebase console, and remove the emulator.
const app = initializeApp({ apiKey: 'demo-api-key', authDomain: 'localhost' });

export const auth = getAuth(app);
connectAuthEmulator(auth, 'http://localhost:9099', { disableWarnings: true });

/** Begins a session on the server before a user is signed in, and ends it before she is signed out. */
export const session = keepSession(auth, '/api/session');

// The test of this example reads the app's Auth. On the server, which renders the page first, there is no window.
if (typeof window !== 'undefined') Object.assign(window, { auth });
