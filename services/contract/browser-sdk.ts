import { registerHooks } from 'node:module';
import { limitedStorage } from './limited-storage.ts';

/**
 * Puts the SDK that browsers get in place of the one for Node, which has no phones, no session storage and no
 * redirects; and as much of a browser's window as it looks at. To be imported before anything loads the SDK.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@firebase/auth') return next(specifier, context);
    const conditions = context.conditions.filter((condition) => condition !== 'node');
    return next(specifier, { ...context, conditions: ['browser', ...conditions] });
  },
});

/** The browser session's storage. Of all projects: the SDK keeps them apart by their API keys. */
export const sessionStorage = limitedStorage();

const page = new EventTarget();
Object.assign(globalThis, {
  window: Object.assign(page, {
    sessionStorage,
    location: new URL('http://127.0.0.1:5188/Login'),
    setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given),
    clearTimeout,
  }),
});
