import { Component, signal } from '@angular/core';
import { isForWidget, type UiConfig } from 'doorstep-auth/element';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { DoorstepSignIn } from './doorstep-sign-in';
import { auth } from './firebase';

const options: UiConfig = { signInFlow: 'popup', signInOptions: ['password', 'google.com'] };

@Component({
  selector: 'app-root',
  imports: [DoorstepSignIn],
  template: `
    @if (user() === null || needsWidget) {
      <doorstep-sign-in [backend]="backend" [config]="config" />
    } @else if (user()) {
      <h1>Hello, {{ user()?.email }}</h1>
      <button type="button" (click)="signOut()">Sign out</button>
    }
  `,
})
export class App {
  readonly backend = firebaseBackend(auth);
  // Links in mails, and the account page, need the widget even if a visitor is signed in. Afterwards, "/" opens.
  readonly needsWidget = isForWidget(location.search, options);
  readonly config = this.needsWidget ? { ...options, signInSuccessUrl: '/' } : options;
  readonly user = signal<User | null | undefined>(undefined);
  readonly signOut = () => signOut(auth);

  constructor() {
    onAuthStateChanged(auth, (user) => this.user.set(user));
  }
}
