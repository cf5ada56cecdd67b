import { isAbsent, isObject, readCallback, ignore, withoutUndefined, type Callback, type Warn } from './values.ts';

/** The page's callbacks, with FirebaseUI's parameters (reference §6.4). */
export interface PageCallbacks {
  readonly signInSuccessWithAuthResult?: Callback;
  readonly signInSuccess?: Callback;
  readonly signInFailure?: Callback;
  readonly uiShown?: Callback;
  readonly uiChanged?: Callback;
}

const names = ['signInSuccessWithAuthResult', 'signInSuccess', 'signInFailure', 'uiShown', 'uiChanged'] as const;

/**
 * Reads the key `callbacks`. Warns about unknown callbacks and about the deprecated `signInSuccess` (reference §9.5).
 */
export function readCallbacks(value: unknown, warn: Warn): PageCallbacks {
  if (isAbsent(value)) return {};
  if (!isObject(value)) return ignore({ path: 'callbacks', value }, 'an object', warn) ?? {};
  for (const name of Object.keys(value)) {
    if (!names.includes(name as never)) warn(`callbacks.${name} is ignored: there is no callback with this name.`);
  }
  const read = (name: keyof PageCallbacks) => readCallback({ path: `callbacks.${name}`, value: value[name] }, warn);
  const callbacks = withoutUndefined<PageCallbacks>({
    signInSuccessWithAuthResult: read('signInSuccessWithAuthResult'),
    signInSuccess: read('signInSuccess'),
    signInFailure: read('signInFailure'),
    uiShown: read('uiShown'),
    uiChanged: read('uiChanged'),
  });
  if (callbacks.signInSuccess) {
    warn('signInSuccess callback is deprecated. Please use signInSuccessWithAuthResult callback instead.');
    if (callbacks.signInSuccessWithAuthResult) {
      warn(
        'Both signInSuccess and signInSuccessWithAuthResult callbacks are provided. ' +
          'Only signInSuccessWithAuthResult callback will be invoked.',
      );
    }
  }
  return callbacks;
}
