import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';

// For your project: copy its configuration from the Firebase console, and remove the emulator.
const app = initializeApp({ apiKey: 'demo-api-key', authDomain: 'localhost' });

export const auth = getAuth(app);
connectAuthEmulator(auth, 'http://localhost:9099', { disableWarnings: true });

// The test of this example reads the app's Auth. On the server, which renders the page first, there is no window.
if (typeof window !== 'undefined') Object.assign(window, { auth });
