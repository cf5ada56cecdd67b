import { getApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';

/** Makes the page's own Firebase app refuse every user who signs in. */
export function refuseUsers(message: string): void {
  getAuth(getApp()).beforeAuthStateChanged((user) => {
    if (user) throw new Error(message);
  });
}
