import { registerHooks } from 'node:module';
import { createLimitedStorage } from './limited-storage.ts';

/**
 * Loads the browser build of the Firebase SDK, because the Node build lacks phone sign-in, session storage and
 * redirects. Import this module before any module that loads the SDK.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@firebase/auth') return next(specifier, context);
    const conditions = context.conditions.filter((condition) => condition !== 'node');
    return next(specifier, { ...context, conditions: ['browser', ...conditions] });
  },
});

// After a broken connection, a timer of the SDK runs for 30 s. Call `unref` on long timers, so that Node can end
// before they fire.
const originalSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof originalSetTimeout>) => {
  const timer = originalSetTimeout(...args);
  if ((args[1] ?? 0) >= 30_000) timer.unref();
  return timer;
}, originalSetTimeout);

/**
 * Session storage that all projects share. Items of different projects do not collide, because the SDK puts the
 * project's API key into the name of every item.
 */
export const sessionStorage = createLimitedStorage();

/** Shared by all projects, like {@link sessionStorage}. */
export const localStorage = createLimitedStorage();

const stubWindow = Object.assign(new EventTarget(), {
  sessionStorage,
  localStorage,
  location: new URL('http://127.0.0.1:5188/Login'),
  setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
  clearTimeout,
});
Object.assign(globalThis, { window: stubWindow });
