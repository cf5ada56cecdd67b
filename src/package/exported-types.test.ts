import assert from 'node:assert/strict';
import { test } from 'node:test';
import type compat from 'firebase/compat/app';
import type * as element from './element.ts';
import type * as emailCodeServer from './email-code-server.ts';
import type * as emailCodes from './email-codes.ts';
import type * as firebase from './firebase.ts';
import type * as headless from './headless.ts';
import type * as headlessReact from './headless-react.ts';
import type * as plain from './plain.ts';
import type * as react from './react.ts';
import type * as session from './session.ts';
import type * as testing from './testing.ts';
import type * as dialog from './dialog.ts';
import type * as user from './user.ts';
import type * as userElement from './user-element.ts';

/** The `Auth` and the `User` of the Firebase SDK. */
type Auth = Extract<firebase.FirebaseSource, { readonly currentUser: unknown }>;
type User = NonNullable<Auth['currentUser']>;

type Same<A, B> = [A, B] extends [B, A] ? true : false;

// At run time, the tests cannot fail. `tsc` reports an error if an entry does not export one of these types.
test('each entry exports the types of backends and results that its functions use', () => {
  const same: [
    Same<react.AuthBackend, react.SignInProps['backend']>,
    Same<react.AuthResult, Parameters<NonNullable<react.SignInProps['onSuccess']>>[0]>,
    Same<plain.AuthBackend, plain.RenderOptions['backend']>,
    Same<plain.AuthResult, react.AuthResult>,
    Same<headless.AuthBackend, headless.StartOptions['backend']>,
    Same<headless.View | null, headlessReact.SignInFlow['view']>,
    Same<element.AuthBackend | undefined, element.DoorstepSignInElement['backend']>,
    Same<element.AuthResult, element.DoorstepSignInEventMap['doorstep-success']['detail']>,
  ] = [true, true, true, true, true, true, true, true];
  assert.ok(same);
});

test('the entry for tests exports the types of its parameters', () => {
  const same: [
    Same<testing.RoleScope, Parameters<typeof testing.signInPage>[0]>,
    Same<testing.PlaywrightLocator, ReturnType<testing.RoleScope['getByRole']>>,
    Same<testing.ScriptedPage, Parameters<typeof testing.testService>[0]>,
    Same<testing.ServiceFixture, Parameters<testing.ServiceControl['put']>[0]>,
  ] = [true, true, true, true];
  assert.ok(same);
});

test('the server for codes by email answers what the widget understands', () => {
  const fits = (
    notSent: emailCodeServer.SendCodeRefusal,
    refused: emailCodeServer.CheckCodeRefusal,
    accepted: emailCodeServer.CheckCodeAccepted,
  ): [emailCodes.EmailCodeNotSent, emailCodes.EmailCodeRefused, emailCodes.EmailCodeAccepted] => [
    notSent,
    refused,
    accepted,
  ];
  const option: NonNullable<react.UiConfig['signInOptions']>[number] = {
    provider: 'password',
    alsoOffer: 'emailCode',
    ...({} as emailCodes.EmailCodeFunctions),
  };
  assert.ok([fits, option]);
});

test("a session is kept for the Firebase SDK's `Auth`", () => {
  const fits = (auth: Auth, user: User): [session.SessionAuth, session.SessionUser] => [auth, user];
  assert.ok(fits);
});

test("the user is that of the Firebase SDK's `Auth`", () => {
  const same: Same<ReturnType<typeof user.useUser<User>>, User | null | undefined> = true;
  const fits = (
    SignedIn: typeof user.SignedIn,
    auth: Auth,
    show: (user: User) => string,
  ): [user.UserAuth<User>, object] => [auth, SignedIn({ auth, children: (each) => show(each) })];
  assert.ok(same && fits);
});

test("the user is that of the compat SDK's `Auth`", () => {
  const same: Same<ReturnType<typeof user.useUser<compat.User>>, compat.User | null | undefined> = true;
  const fits = (
    UserButton: typeof user.UserButton,
    SignedIn: typeof user.SignedIn,
    auth: compat.auth.Auth,
  ): [user.UserAuth<compat.User>, object | null, object] => [
    auth,
    UserButton({ auth }),
    SignedIn({ auth, children: ({ displayName }) => displayName }),
  ];
  assert.ok(same && fits);
});

test("the element with the user's button takes the `Auth` of both SDKs", () => {
  const fits = (
    element: userElement.DoorstepUserButtonElement,
    auth: Auth,
    compatAuth: compat.auth.Auth,
    icon: SVGElement,
  ): readonly object[] => [
    Object.assign(element, { auth } satisfies userElement.DoorstepUserButtonProperties),
    Object.assign(element, { auth: compatAuth } satisfies userElement.DoorstepUserButtonProperties),
    Object.assign(element, {
      items: [
        { label: 'Orders', href: '/orders', icon },
        { label: 'Help', onClick: () => {}, icon: '?' },
      ],
    } satisfies userElement.DoorstepUserButtonProperties),
  ];
  assert.ok(fits);
});

test("with a backend for Firebase, the app's functions receive the user of the SDK", () => {
  const types = (
    SignIn: typeof react.SignIn,
    firebaseBackend: typeof firebase.firebaseBackend,
    auth: Auth,
    setUser: (user: User) => void,
  ) => [
    SignIn({ backend: firebaseBackend(auth), config: {}, onSuccess: ({ user }) => setUser(user) }),
    SignIn({
      backend: firebaseBackend(auth),
      config: { callbacks: { signInSuccess: (user) => setUser(user), uiShown: () => undefined } },
    }),
    // @ts-expect-error Other backends have users of their own.
    SignIn({ backend: {} as react.AuthBackend, config: {}, onSuccess: ({ user }) => setUser(user) }),
  ];
  assert.ok(types);
});

test('the dialog has the users of its backend, and refuses `history`', () => {
  const types = (
    SignInDialog: typeof dialog.SignInDialog,
    firebaseBackend: typeof firebase.firebaseBackend,
    auth: Auth,
    setUser: (user: User) => void,
  ) => [
    SignInDialog({
      open: true,
      onClose() {},
      backend: firebaseBackend(auth),
      config: {},
      onSuccess: ({ user }) => setUser(user),
    }),
    // @ts-expect-error The screens of a dialog are no entries of the history.
    SignInDialog({ open: true, onClose() {}, backend: firebaseBackend(auth), config: {}, history: 'entries' }),
  ];
  assert.ok(types);
});
