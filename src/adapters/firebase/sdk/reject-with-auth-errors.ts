import type { SdkBackend } from '../lazy-backend.ts';
import { toAuthError } from './to-auth-error.ts';

/** The operations that return no promise. The compiler reports an error if such an operation is missing here. */
const synchronous: Readonly<Record<SynchronousOperation, true>> = {
  abandonSignIn: true,
  currentGuest: true,
  enrolledFactors: true,
  humanVerification: true,
  pendingSecondFactors: true,
  setLanguage: true,
  setSignUpClosed: true,
  useTenant: true,
};

type SynchronousOperation = {
  [K in keyof SdkBackend]-?: ReturnType<NonNullable<SdkBackend[K]>> extends Promise<unknown> ? never : K;
}[keyof SdkBackend];

/**
 * Makes every asynchronous operation reject with an `AuthError`, whatever the SDK throws. For example, the SDK throws a
 * `TypeError` if the service's answer has the wrong type.
 */
export function rejectWithAuthErrors(backend: SdkBackend): SdkBackend {
  const guarded = Object.entries(backend).map(([name, operation]: [string, (...args: never[]) => unknown]) => [
    name,
    Object.hasOwn(synchronous, name) ? operation : rejectingWithAuthErrors(operation),
  ]);
  return Object.fromEntries(guarded) as SdkBackend;
}

function rejectingWithAuthErrors(operation: (...args: never[]) => unknown) {
  return async (...args: never[]): Promise<unknown> => {
    try {
      return await operation(...args);
    } catch (error) {
      throw toAuthError(error);
    }
  };
}
