import type { AuthResult } from '../../src/adapters/auth-backend.ts';
import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { findPendingFactor, phone, signInUpToSecondFactor } from './cases/second-factor.ts';
import type { Visitor } from './support/contract-topic.ts';
import { solveVerification } from './support/human-verification.ts';
import * as steps from './support/visitor-steps.ts';
import { ada } from './support/visitor-steps.ts';

interface SignIn {
  /** The operation of the last call that the sign-in makes to the service, such as `sign-up`. */
  readonly operation: ServiceOperation;
  signIn(visitor: Visitor): Promise<AuthResult>;
}

const google = { sub: 'g1', email: ada.email, email_verified: true };
const upgrade = { upgradeGuest: true };

async function commitGuest({ backend }: Visitor): Promise<void> {
  await backend.signInAnonymously();
  await backend.commit();
}

async function signInWithLink(visitor: Visitor, mode = {}): Promise<AuthResult> {
  const link = await steps.requestSignInLink(visitor, ada.email);
  return visitor.backend.signInWithEmailLink({ email: ada.email, link }, mode);
}

async function signInWithFactor({ backend, control }: Visitor, kind: 'phone' | 'totp'): Promise<AuthResult> {
  const secondFactors = [kind === 'phone' ? phone : { kind }];
  await control.put({ accounts: [{ ...ada, emailVerified: true, secondFactors }] });
  await signInUpToSecondFactor(backend);
  const uid = findPendingFactor(backend, kind);
  if (kind === 'totp') return backend.finishSecondFactor(uid, await control.totpCode(ada.email));
  await backend.startSecondFactor(uid, await solveVerification(backend));
  return backend.finishSecondFactor(uid, await steps.getLastTextCode(control));
}

/**
 * Every kind of sign-in that needs no browser. `signIn` does not make the visitor the app's user, so the caller must
 * call `backend.commit()`.
 */
export const signIns: Readonly<Record<string, SignIn>> = {
  'a new account with a password': {
    operation: 'sign-up',
    signIn: ({ backend }) => backend.createUserWithPassword(ada),
  },
  'a password': { operation: 'sign-in', signIn: (visitor) => steps.stageUser(visitor, ada) },
  'a mailed link': { operation: 'link sign-in', signIn: (visitor) => signInWithLink(visitor) },
  'a provider’s credential': {
    operation: 'provider sign-in',
    signIn: ({ backend }) => steps.signInWithGoogle(backend, google),
  },
  'One Tap': {
    operation: 'provider sign-in',
    signIn: ({ backend }) => {
      const payload = Buffer.from(JSON.stringify(google)).toString('base64url');
      return backend.signInWithCredential(backend.googleCredential(`e30.${payload}.`));
    },
  },
  'a phone': { operation: 'phone sign-in', signIn: (visitor) => steps.signInWithTextCode(visitor, phone.phoneNumber) },
  'a custom token': {
    operation: 'token sign-in',
    signIn: ({ backend }) => backend.signInWithCustomToken('{"uid":"passkey-1"}'),
  },
  'a guest account': { operation: 'guest sign-in', signIn: ({ backend }) => backend.signInAnonymously() },
  'a guest account that gets a password': {
    operation: 'sign-up',
    signIn: async (visitor) => {
      await commitGuest(visitor);
      return visitor.backend.createUserWithPassword(ada, upgrade);
    },
  },
  'a guest account that gets a mailed link': {
    operation: 'link sign-in',
    signIn: async (visitor) => {
      await commitGuest(visitor);
      return signInWithLink(visitor, upgrade);
    },
  },
  'a guest account that gets a provider': {
    operation: 'provider sign-in',
    signIn: async (visitor) => {
      await commitGuest(visitor);
      return visitor.backend.signInWithCredential(steps.createGoogleCredential(visitor.backend, google), upgrade);
    },
  },
  'a guest account that gets a phone': {
    operation: 'phone sign-in',
    signIn: async (visitor) => {
      await commitGuest(visitor);
      return steps.signInWithTextCode(visitor, phone.phoneNumber, upgrade);
    },
  },
  'a password, linked to a provider': {
    operation: 'linking',
    signIn: async (visitor) => {
      await steps.stageUser(visitor, ada);
      return visitor.backend.linkCredential(steps.createGoogleCredential(visitor.backend, google));
    },
  },
  'a password and a code by text message': {
    operation: 'factor sign-in',
    signIn: (visitor) => signInWithFactor(visitor, 'phone'),
  },
  'a password and the code of an authenticator app': {
    operation: 'factor sign-in',
    signIn: (visitor) => signInWithFactor(visitor, 'totp'),
  },
  'a password of a tenant': {
    operation: 'sign-in',
    signIn: async ({ backend, control }) => {
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
      backend.useTenant('blue');
      return backend.signInWithPassword(ada);
    },
  },
  'a password after a mailed reset': {
    operation: 'sign-in',
    signIn: async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      await backend.sendPasswordResetEmail(ada.email);
      const code = steps.getActionCode(await steps.getLastMailPath(control));
      await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
      return backend.signInWithPassword({ ...ada, password: 'changed1' });
    },
  },
};
