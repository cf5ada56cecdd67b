import { getApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';

/** Makes the app's own `Auth` reject every user who signs in, with this message. */
export function refuseUsers(message: string): void {
  getAuth(getApp()).beforeAuthStateChanged((user) => {
    if (user) throw new Error(message);
  });
}
