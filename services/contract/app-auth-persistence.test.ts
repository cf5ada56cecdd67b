import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { localStorage, sessionStorage } from './support/browser-sdk.ts';
import { clearVerifications } from './support/human-verification.ts';
import { signIns } from './sign-ins.ts';
import { ada } from './support/visitor-steps.ts';

/**
 * The tests check where each kind of sign-in stores the user, and whether a reload keeps the user. Sign-ins that need a
 * browser are in `app-auth-browser.whole.test.ts`.
 */

const { browserLocalPersistence, browserSessionPersistence, inMemoryPersistence, setPersistence } =
  await import('firebase/auth');
const { openAppAuthProject } = await import('./support/app-auth-project.ts');
const appCheckToken = 'app-check-token';
const server = await startInMemoryServer({ appCheckToken });
after(() => server.stop());
afterEach(clearVerifications);

const storages = { local: localStorage, session: sessionStorage };

/** Returns the names of a project's stored values, each preceded by `local: ` or `session: `. */
const listStored = (apiKey: string): readonly string[] =>
  Object.entries(storages).flatMap(([place, storage]) =>
    Array.from({ length: storage.length }, (_, index) => `${place}: ${storage.key(index)}`).filter((name) =>
      name.includes(apiKey),
    ),
  );

const persistences = { local: browserLocalPersistence, session: browserSessionPersistence, none: inMemoryPersistence };

for (const [place, persistence] of Object.entries(persistences)) {
  describe(`an app with the persistence "${place}"`, () => {
    for (const [title, { signIn }] of Object.entries(signIns)) {
      const keeps = place === 'none' ? 'stores nothing' : `stores the user in the ${place} storage only`;
      test(`${keeps} after a sign-in with ${title}`, async (context) => {
        const project = openAppAuthProject(server, sessionStorage, { persistence, appCheckToken });
        const backend = project.openPage();
        const { user } = await signIn({ backend, control: project.control });
        await backend.commit();
        const { auth } = project;
        assert.equal(auth.currentUser?.uid, user.uid);
        const { apiKey } = auth.config;
        const stored = place === 'none' ? [] : [`${place}: firebase:authUser:${apiKey}:${auth.name}`];
        assert.deepEqual(listStored(apiKey), stored);
        const closed = backend.dispose();
        const reloaded = project.openPage();
        context.after(() => reloaded.dispose());
        await closed;
        await project.auth.authStateReady();
        assert.equal(project.auth.currentUser?.uid, place === 'none' ? undefined : user.uid);
        assert.deepEqual(listStored(apiKey), stored);
      });
    }
  });
}

test('a persistence that the app sets after the widget has started applies to the commit', async (context) => {
  const project = openAppAuthProject(server, sessionStorage, { appCheckToken });
  const backend = project.openPage();
  context.after(() => backend.dispose());
  const { apiKey } = project.auth.config;
  await backend.createUserWithPassword(ada);
  await setPersistence(project.auth, browserLocalPersistence);
  await backend.commit();
  assert.deepEqual(listStored(apiKey), [`local: firebase:authUser:${apiKey}:${project.auth.name}`]);
});
