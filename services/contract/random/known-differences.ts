import { normalizeEmail } from '../../../src/adapters/in-memory/service/accounts.ts';
import type { ServiceState } from '../../../src/adapters/in-memory/service/service-state.ts';
import {
  isNewestCodeForResetOrSignIn,
  wasAccountWithFactorsDeleted,
  getLatestState,
  wasIdentityReplaced,
} from './state-history.ts';
import { applyNewestCode, sendMail } from './mail-codes.ts';
import type { Operation } from './operation.ts';
import { deleteAccount, disableAccount } from './service-operations.ts';
import { verifyFactor } from './second-factors.ts';
import { commit, interleave, setName } from './session-operations.ts';
import {
  requestLink,
  signInAsGuest,
  linkGoogle,
  signInWithGoogle,
  signInWithNewestMail,
  signInWithPassword,
  signUp,
} from './sign-ins.ts';

export interface KnownDifference {
  /** A sentence about the emulator, without its subject, such as "drops the name of an account". */
  readonly emulatorBehaviour: string;
  readonly reason: string;
  /**
   * Returns true if this difference may change the result of the operation on the emulator.
   *
   * @param states the state of the in-memory service before each operation so far; the last element is the state before
   *   `operation`
   */
  mayShowIn(operation: Operation, states: readonly ServiceState[]): boolean;
  /**
   * A sequence of operations. The last operation shows the difference. A test fails if the difference no longer exists.
   */
  readonly example: readonly Operation[];
}

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaAtGoogle = { sub: 'ada@example.com', email: ada.email, email_verified: true };
const factor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const graceAtGoogle = { sub: 'grace@example.com', email: 'grace@example.com', email_verified: false };

/** All known differences. docs/differences-of-the-emulator.md also lists them. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    emulatorBehaviour: 'drops the name of an account that gets a password',
    reason:
      'its sign-up overwrites the name of an existing account with the name in the call, even if the call has none',
    mayShowIn: ({ traits }, states) =>
      traits.setsPassword === true &&
      // The latest state does not include the effect of this operation. So also check whether the operation sets a name.
      (traits.setsName === true ||
        getLatestState(states).accounts.some(({ displayName, password }) => displayName !== null && password === null)),
    example: [signInAsGuest, commit, signInAsGuest, setName('Ada'), signUp(ada, { upgradeGuest: true })],
  },
  {
    emulatorBehaviour: 'still knows a provider’s identity after another one of the same provider has replaced it',
    reason: 'it does not remove the replaced identity from its index, although the account no longer lists it',
    mayShowIn: ({ traits: { claims } }, states) => claims !== undefined && wasIdentityReplaced(claims.sub, states),
    example: [
      requestLink(ada.email),
      signInWithNewestMail(ada.email),
      linkGoogle(graceAtGoogle),
      signInWithGoogle(adaAtGoogle),
      signInWithGoogle(graceAtGoogle),
    ],
  },
  {
    emulatorBehaviour: 'merges a provider’s identity into a disabled account before it refuses the sign-in',
    reason: 'it checks whether the account is disabled only after it has stored the provider’s data',
    mayShowIn: ({ traits: { claims } }, states) =>
      claims !== undefined &&
      claims.email_verified &&
      getLatestState(states).accounts.some(({ email, disabled }) => disabled && email === normalizeEmail(claims.email)),
    example: [signUp(ada), disableAccount(ada.email), signInWithGoogle(adaAtGoogle)],
  },
  {
    emulatorBehaviour:
      'requires the second factor of a disabled account that signs in with a provider before it refuses the sign-in',
    reason: 'it checks for second factors first, but only for providers; passwords and links are refused immediately',
    mayShowIn: ({ traits: { claims, isLinking } }, states) =>
      claims !== undefined &&
      isLinking !== true &&
      getLatestState(states).accounts.some(
        ({ disabled, secondFactors, providers }) =>
          disabled && secondFactors.length > 0 && providers.some(({ uid }) => uid === claims.sub),
      ),
    example: [
      signInWithGoogle(adaAtGoogle),
      sendMail({ purpose: 'second factor revert', email: ada.email, factor: { kind: 'totp' } }),
      disableAccount(ada.email),
      signInWithGoogle(adaAtGoogle),
    ],
  },
  {
    emulatorBehaviour: 'fails if the account of a sign-in is deleted before its second factor is verified',
    reason:
      'it reports an internal error, with a message in double parentheses; the service reports that the account does not exist',
    mayShowIn: ({ traits }, states) => traits.verifiesSecondFactor === true && wasAccountWithFactorsDeleted(states),
    example: [
      signUp(ada),
      sendMail({ purpose: 'second factor revert', email: ada.email, factor }),
      signInWithPassword(ada),
      deleteAccount(ada.email),
      verifyFactor('phone', ada.email),
    ],
  },
  {
    emulatorBehaviour: 'requires the second factor again after it has linked a provider',
    reason: 'it treats linking as a sign-in, although the user has already verified the second factor',
    mayShowIn: ({ traits }, states) =>
      traits.isLinking === true &&
      getLatestState(states).accounts.some(({ secondFactors }) => secondFactors.length > 0),
    example: [
      signUp(ada),
      sendMail({ purpose: 'second factor revert', email: ada.email, factor: { kind: 'totp' } }),
      linkGoogle(adaAtGoogle),
    ],
  },
  {
    emulatorBehaviour: 'fails if the code of a password reset or a sign-in link is applied',
    reason: 'it reports these codes as "not implemented", an internal error; the service reports that they are invalid',
    mayShowIn: ({ traits }, states) =>
      traits.appliesNewestCode === true && isNewestCodeForResetOrSignIn(getLatestState(states)),
    example: [requestLink(ada.email), applyNewestCode],
  },
  {
    emulatorBehaviour: 'creates two accounts with one email if two calls arrive at the same time',
    reason: 'it waits for a blocking function, even if there is none, between finding the account and creating it',
    mayShowIn: ({ traits }) => traits.isSimultaneous === true,
    example: [interleave(signUp(ada), signUp(ada))],
  },
];
