import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import { appMember, appUser } from './app-user.ts';
import { userOf } from '../../../../fixtures/flow.ts';

/** An app's session of this user, and how often it is watched. */
function sessionOf(user: AuthUser | null) {
  const watched = { now: 0 };
  const auth = {
    observeSession(listener: (reported: AuthUser | null) => void) {
      watched.now += 1;
      queueMicrotask(() => listener(user));
      return () => (watched.now -= 1);
    },
  } as unknown as SessionOperations;
  return { auth, watched };
}

const guest = userOf({ isAnonymous: true });

test('who is signed in to the app is asked once, a guest too', async () => {
  const { auth, watched } = sessionOf(guest);
  assert.equal(await appUser(auth), guest);
  assert.equal(watched.now, 0);
  assert.equal(await appUser(sessionOf(null).auth), null);
});

test('a guest is no member, and neither is nobody', async () => {
  const ada = userOf();
  assert.equal(await appMember(sessionOf(ada).auth), ada);
  assert.equal(await appMember(sessionOf(guest).auth), null);
  assert.equal(await appMember(sessionOf(null).auth), null);
});
