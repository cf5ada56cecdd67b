import { setImmediate as nextTask } from 'node:timers/promises';
import type { AuthBackend, AuthUser } from '../../src/adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../src/adapters/auth-error.ts';
import { createUser } from '../../fixtures/flow.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import { findConfigProblems } from '../../src/widget/config/check-config.ts';
import { draftSettings } from '../../src/widget/config/draft-settings.ts';
import { startWidget } from '../../src/widget/start-widget.ts';
import type { View, ViewHandlers } from '../../src/widget/view.ts';

/** The result of one call to the service. */
export interface Outcome {
  /** The code of the error with which the call fails; null if the call succeeds. */
  readonly code: AuthErrorCode | null;
  /** Generated texts that the service returns in this call, for example as an email, a name or an error message. */
  readonly texts: readonly string[];
}

/** One visit of a page with the widget: the stored data, the service's answers and the visitor's actions. */
export interface WidgetPlan {
  readonly address: URL;
  readonly config: Readonly<Record<string, unknown>>;
  /** The value of `history.state` at the start of the visit. */
  readonly state?: unknown;
  /** The content of the session storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly local?: Readonly<Record<string, string>>;
  readonly cookies?: string;
  readonly outcomes: readonly Outcome[];
  /**
   * The visitor's actions, one for each screen. `action` is a number that selects an action of the screen. `texts` are
   * typed into the fields.
   */
  readonly acts: readonly { readonly action: number; readonly texts: readonly string[] }[];
}

export interface WidgetResult {
  readonly views: readonly View[];
  readonly navigations: readonly URL[];
  /** Errors that the widget passed to the browser's function `reportError`. */
  readonly errors: readonly unknown[];
}

/**
 * Maximum number of turns of the event loop to wait for a screen. The number is high, because the widget may wait for
 * encryption, which runs in another thread and takes many turns.
 */
const taskLimit = 400;

/**
 * Runs the widget without a browser. Replaces global objects such as `location`, so only one widget can run at a time.
 *
 * @returns null if the configuration is invalid
 */
export async function runWidget(plan: WidgetPlan): Promise<WidgetResult | null> {
  const views: View[] = [];
  const navigations: URL[] = [];
  const errors: unknown[] = [];
  let handlers: ViewHandlers | null = null;
  stubBrowser(plan, (error) => errors.push(error));
  if (findConfigProblems(plan.config).length > 0) return null;
  const widget = startWidget(draftSettings(plan.config), {
    backend: createBackend(plan),
    history: 'none',
    navigate: (url) => navigations.push(url),
    renderer: {
      draw(view, newHandlers) {
        views.push(view);
        handlers = newHandlers;
      },
    },
  });
  const settle = async (): Promise<View | null> => {
    for (let task = 0; task < taskLimit && navigations.length === 0; task += 1) {
      await nextTask();
      const view = views.at(-1);
      if (view && !view.pending) return view;
    }
    return null;
  };
  for (const { action, texts } of plan.acts) {
    const view = await settle();
    if (!view || !handlers) break;
    act(view, handlers, action, texts);
  }
  await settle();
  widget.stop();
  return { views, navigations, errors };
}

function act({ description }: View, handlers: ViewHandlers, action: number, texts: readonly string[]): void {
  const { fields = {}, actions = {}, choices = {} } = description;
  const names = [...Object.keys(actions), ...Object.keys(choices)];
  const values = Object.fromEntries(
    Object.keys(fields).map((name, index) => [name, texts[index % texts.length] ?? '']),
  );
  for (const name of Object.keys(fields)) handlers.edit(name, values);
  const chosen = names[action % names.length];
  if (chosen !== undefined) handlers.answer(chosen, values);
}

/** Replaces the browser objects that the widget uses. */
export function stubBrowser(
  { address, state = null, stored = {}, local = {}, cookies = '' }: Omit<WidgetPlan, 'config' | 'outcomes' | 'acts'>,
  onError: (error: unknown) => void,
): void {
  const history = {
    state,
    replaceState(newState: unknown) {
      history.state = newState;
    },
    pushState() {},
  };
  const mute = { ...console, info() {}, warn() {} };
  const globals = {
    location: { href: address.href, protocol: address.protocol, origin: address.origin, reload() {}, assign() {} },
    history,
    document: { cookie: cookies, baseURI: address.href, querySelectorAll: () => [] },
    localStorage: createMemoryStorage(new Map(Object.entries(local))),
    sessionStorage: createMemoryStorage(new Map(Object.entries(stored))),
    window: new EventTarget(),
    console: mute,
    reportError: onError,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

type Method = (...args: never[]) => unknown;

/** Creates a backend that answers with generated texts and errors, but keeps the rules that `AuthBackend` documents. */
function createBackend({ address, outcomes }: WidgetPlan): AuthBackend {
  const hosts = [address.host, address.hostname];
  let next = 0;
  const take = (): Outcome => outcomes[next++ % outcomes.length] ?? { code: null, texts: [''] };
  const toUser = ({ texts }: Outcome): AuthUser =>
    createUser({ email: texts[0] ?? null, displayName: texts[1] ?? null, phoneNumber: texts[2] ?? null });
  const toCredential = ({ texts }: Outcome) => ({
    providerId: texts[0] ?? 'google.com',
    signInMethod: texts[1] ?? 'google.com',
    toJSON: () => ({ texts }),
  });
  const toResult = (outcome: Outcome) => ({
    user: toUser(outcome),
    credential: toCredential(outcome),
    operationType: 'signIn',
    additionalUserInfo: { isNewUser: false, providerId: outcome.texts[1] ?? null, profile: null },
  });
  const toFactors = ({ texts }: Outcome) =>
    texts.map((text, index) => ({
      uid: `factor ${index}`,
      factorId: index % 2 === 0 ? 'phone' : 'totp',
      displayName: text,
      phoneNumber: index % 2 === 0 ? text : null,
    }));
  const immediate: Readonly<Record<string, Method>> = {
    observeSession(listener: (user: AuthUser | null) => void) {
      const outcome = take();
      queueMicrotask(() => listener(outcome.code === null ? toUser(outcome) : null));
      return () => {};
    },
    hasStoredSession: () => take().code === null,
    currentGuest: () => {
      const outcome = take();
      return outcome.code === null ? { ...toUser(outcome), isAnonymous: true } : null;
    },
    pendingSecondFactors: () => toFactors(take()),
    enrolledFactors: () => toFactors(take()),
    credentialFromJSON: () => toCredential(take()),
    passwordCredential: () => toCredential(take()),
    googleCredential: () => toCredential(take()),
    humanVerification: () => ({ render: () => Promise.resolve(), reset() {}, clear() {} }),
    prepare() {},
    useTenant() {},
    setSignUpClosed() {},
    setLanguage() {},
    abandonSignIn() {},
  };
  const values: Readonly<Record<string, (outcome: Outcome) => unknown>> = {
    commit: toUser,
    lookUpSignInMethods: ({ texts }) => ({ kind: 'given', methods: texts }),
    verifyPasswordResetCode: ({ texts }) => texts[0] ?? '',
    checkActionCode: ({ texts }) => ({
      operation: 'VERIFY_EMAIL',
      email: texts[0] ?? null,
      previousEmail: texts[1] ?? null,
      secondFactor: texts[2] === undefined ? null : { factorId: 'phone', phoneNumber: texts[2] },
    }),
    signInWithPhone: () => ({ confirm: () => settle('finishSecondFactor') }),
    startTotpEnrolment: ({ texts }) => ({
      secretKey: texts[0] ?? '',
      uri: `otpauth://totp/${encodeURIComponent(texts[1]?.toWellFormed() ?? '')}`,
    }),
    toAppCredential: toCredential,
    recaptchaSiteKey: ({ texts }) => texts[0] ?? '',
    authorizedDomains: ({ texts }) => [...texts, ...hosts],
  };
  const withoutValue: ReadonlySet<string> = new Set([
    ...['revalidateSession', 'signOut', 'discard', 'dispose', 'setDisplayName', 'sendPasswordResetEmail'],
    ...['confirmPasswordReset', 'applyActionCode', 'sendEmailVerification', 'sendSignInLink', 'startSecondFactor'],
    ...['startPhoneEnrolment', 'finishEnrolment'],
  ]);
  async function settle(name: string): Promise<unknown> {
    const outcome = take();
    const { code, texts } = outcome;
    if (code !== null) {
      throw new AuthError(code, texts[0], { email: texts[1] ?? null, credential: toCredential(outcome) });
    }
    if (withoutValue.has(name)) return undefined;
    return (values[name] ?? toResult)(outcome);
  }
  // The cast is safe, because `immediate` has all methods of `AuthBackend` that return no promise, and `settle` stands
  // in for all other methods.
  return new Proxy(
    {},
    {
      get: (_target, name: string) => (name === 'then' ? undefined : (immediate[name] ?? (() => settle(name)))),
    },
  ) as AuthBackend;
}
