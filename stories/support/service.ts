import type { AuthBackend, AuthResult, AuthUser, HumanVerification } from '../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../src/adapters/auth-error.ts';
import { AuthError } from '../../src/adapters/auth-error.ts';

/** What a story's service answers. Whatever is not given is never answered, so that waiting can be looked at. */
export type Answers = Partial<AuthBackend>;

/** A service for one story. */
export function serviceOf(answers: Answers): AuthBackend {
  const known: Answers = {
    currentGuest: () => null,
    observeSession: seenAs(null),
    pendingSecondFactors: () => [],
    enrolledFactors: () => [],
    humanVerification: () => solvedBy('a click'),
    useTenant() {},
    prepare() {},
    discard: async () => {},
    ...answers,
  };
  return new Proxy(known, {
    get: (target, name) => Reflect.get(target, name) ?? (() => new Promise(() => {})),
  }) as AuthBackend; // Every other operation is a promise that is not settled.
}

/** Whoever is signed in to the app. */
export function seenAs(user: AuthUser | null): AuthBackend['observeSession'] {
  return (listener) => {
    queueMicrotask(() => listener(user));
    return () => {};
  };
}

/** Refuses whatever it is asked. */
export function refused(code: AuthErrorCode, message?: string): () => Promise<never> {
  return () => Promise.reject(new AuthError(code, message));
}

/** Succeeds with what is given. */
export function answered<T>(value: T): () => Promise<T> {
  return () => Promise.resolve(value);
}

/** A box of the size that the service's own has (reference §1.4). */
export function solvedBy(how: 'a click' | 'itself'): HumanVerification {
  let place: HTMLElement | null = null;
  return {
    async render(container, onChange) {
      place = container;
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.checked = how === 'itself';
      box.addEventListener('change', () => onChange(box.checked));
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
      label.append(box, 'I am a person');
      container.append(label);
      if (how === 'itself') onChange(true);
    },
    reset() {},
    clear: () => place?.replaceChildren(),
  };
}

/** Ada, who has come in. */
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
