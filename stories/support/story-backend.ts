import type { AuthBackend, AuthResult, AuthUser, HumanVerification } from '../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../src/adapters/auth-error.ts';
import { AuthError } from '../../src/adapters/auth-error.ts';

export type BackendStubs = Partial<AuthBackend>;

/** Creates a backend for one story. Operations without a stub stay pending, so that a story can show a busy screen. */
export function createStoryBackend(stubs: BackendStubs): AuthBackend {
  const operations: BackendStubs = {
    currentGuest: () => null,
    hasStoredSession: () => false,
    observeSession: reportUser(null),
    pendingSecondFactors: () => [],
    enrolledFactors: () => [],
    humanVerification: ({ size }) =>
      size === 'invisible' ? createInvisibleVerification() : createVerification({ isSolved: false }),
    useTenant() {},
    prepare() {},
    discard: async () => {},
    ...stubs,
  };
  return new Proxy(operations, {
    get: (target, name) => Reflect.get(target, name) ?? (() => new Promise(() => {})),
  }) as AuthBackend; // The cast is safe: the proxy supplies every other operation.
}

export function reportUser(user: AuthUser | null): AuthBackend['observeSession'] {
  return (listener) => {
    queueMicrotask(() => listener(user));
    return () => {};
  };
}

export function rejectWith(code: AuthErrorCode, message?: string): () => Promise<never> {
  return () => Promise.reject(new AuthError(code, message));
}

export function resolveWith<T>(value: T): () => Promise<T> {
  return () => Promise.resolve(value);
}

/**
 * Creates a checkbox with the size of the reCAPTCHA (reference §1.4). If `isSolved` is false, the visitor must tick it.
 */
export function createVerification({ isSolved }: { isSolved: boolean }): HumanVerification {
  let frame: HTMLElement | null = null;
  return {
    async render(container, onChange) {
      frame = container;
      const label = document.createElement('label');
      const checkbox = document.createElement('input');
      checkbox.type = 'checkbox';
      checkbox.checked = isSolved;
      checkbox.addEventListener('change', () => onChange(checkbox.checked));
      Object.assign(label.style, {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        boxSizing: 'border-box',
        width: '304px',
        height: '78px',
        padding: '0 16px',
        border: '1px solid GrayText',
        borderRadius: '3px',
      });
      label.append(checkbox, 'I am a person');
      container.append(label);
      if (isSolved) onChange(true);
    },
    reset() {},
    clear: () => frame?.replaceChildren(),
  };
}

/** Creates a human verification that draws nothing in the form, like an invisible reCAPTCHA. */
function createInvisibleVerification(): HumanVerification {
  return { ...createVerification({ isSolved: true }), render: async () => {} };
}

export const ada: AuthResult = {
  user: {
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada Lovelace',
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: 'google.com', uid: '1', email: 'ada@example.com' }],
    getIdToken: async () => '',
  },
  credential: null,
  operationType: 'signIn',
  additionalUserInfo: null,
};
