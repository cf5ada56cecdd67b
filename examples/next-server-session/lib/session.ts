import 'server-only';
import { createSessions } from 'doorstep-auth/session-server';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** Firebase's Admin SDK, which may do everything. Only code on the server can import it. */
export const adminAuth = getAuth(getApps()[0] ?? initializeApp());

export const { handle, readSession } = createSessions({
  auth: adminAuth,
  // In development and on the Auth emulator, pages are on http.
  secure: process.env.NODE_ENV === 'production' && process.env.FIREBASE_AUTH_EMULATOR_HOST === undefined,
});
