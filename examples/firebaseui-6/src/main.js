import firebase from 'firebase/compat/app';
// Replaces: import * as firebaseui from 'firebaseui';
import * as firebaseui from 'doorstep-auth/firebaseui';
// Replaces: import 'firebaseui/dist/firebaseui.css';
import 'doorstep-auth/style.css';

// For your project: copy its configuration from the Firebase console, and remove the emulator.
firebase.initializeApp({ apiKey: 'demo-api-key', authDomain: 'localhost' });
firebase.auth().useEmulator('http://localhost:9099', { disableWarnings: true });

// FirebaseUI config.
const uiConfig = {
  callbacks: {
    signInSuccessWithAuthResult: () => false,
  },
  signInOptions: [
    firebase.auth.GoogleAuthProvider.PROVIDER_ID,
    firebase.auth.EmailAuthProvider.PROVIDER_ID,
    firebaseui.auth.AnonymousAuthProvider.PROVIDER_ID,
  ],
  tosUrl: 'https://www.example.com/terms',
  privacyPolicyUrl() {
    window.location.assign('https://www.example.com/privacy');
  },
};

// Initialize the FirebaseUI Widget using Firebase.
const ui = new firebaseui.auth.AuthUI(firebase.auth());

const account = document.getElementById('account');
const signOut = document.getElementById('sign-out');
signOut.addEventListener('click', () => firebase.auth().signOut());

firebase.auth().onAuthStateChanged((user) => {
  account.textContent = user ? `Hello, ${user.email}` : '';
  signOut.hidden = !user;
  if (!user) ui.start('#firebaseui-auth-container', uiConfig);
});

// The test of this example reads the app's Auth.
Object.assign(window, { auth: firebase.auth() });
