import { normalizeEmail } from '../../../src/adapters/fake/service/accounts.ts';
import type { ServiceState } from '../../../src/adapters/fake/service/service-state.ts';
import { isForAnotherCall, isSomebodyGone, latest, wasReplaced } from './state-history.ts';
import { applyNewestMail, mail } from './mail-codes.ts';
import type { Operation } from './operation.ts';
import { disable, remove } from './service-operations.ts';
import { goOnBy } from './second-factors.ts';
import { commit, meanwhile, name } from './session-operations.ts';
import {
  askForLink,
  beGuest,
  linkGoogle,
  signInAtGoogle,
  signInByNewestMail,
  signInWithPassword,
  signUp,
} from './sign-ins.ts';

/** Something in which the emulator is not like the real service, which the in-memory service follows instead. */
export interface KnownDifference {
  /** What the emulator does. */
  readonly emulator: string;
  /** Why it is not followed. */
  readonly reason: string;
  /**
   * Whether this operation would show it.
   *
   * @param states what the in-memory service knew before every operation so far, this one included
   */
  shows(operation: Operation, states: readonly ServiceState[]): boolean;
  /** A visit whose last operation shows it, held to the emulator: what is no difference any more is not left out. */
  readonly example: readonly Operation[];
}

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaAtGoogle = { sub: 'ada@example.com', email: ada.email, email_verified: true };
const factor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const graceAtGoogle = { sub: 'grace@example.com', email: 'grace@example.com', email_verified: false };

/** Everything that random visits leave out, and nothing else is left out. Listed in docs/differences-of-the-emulator.md. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    emulator: 'drops the name of an account that is given a password',
    reason: 'a sign-up writes the name that it was given, none included, also onto an account that is there already',
    shows: ({ about }, states) =>
      about.givesPassword === true &&
      (about.names === true || // in the middle of it
        latest(states).accounts.some(({ displayName, password }) => displayName !== null && password === null)),
    example: [beGuest, commit, beGuest, name('Ada'), signUp(ada, { upgradeGuest: true })],
  },
  {
    emulator: 'still knows a provider’s identity that another one of the same provider took the place of',
    reason: 'its index of identities is not cleared when a provider is replaced, though the account no longer lists it',
    shows: ({ about: { claims } }, states) => claims !== undefined && wasReplaced(claims.sub, states),
    example: [
      askForLink(ada.email),
      signInByNewestMail(ada.email),
      linkGoogle(graceAtGoogle),
      signInAtGoogle(adaAtGoogle),
      signInAtGoogle(graceAtGoogle),
    ],
  },
  {
    emulator: 'merges a provider’s identity into a disabled account, before it refuses the sign-in',
    reason: 'it looks whether the account is disabled only once it has written what the provider says',
    shows: ({ about: { claims } }, states) =>
      claims !== undefined &&
      claims.email_verified &&
      latest(states).accounts.some(({ email, disabled }) => disabled && email === normalizeEmail(claims.email)),
    example: [signUp(ada), disable(ada.email), signInAtGoogle(adaAtGoogle)],
  },
  {
    emulator:
      'asks for the second factor of a disabled account that comes by a provider, before it refuses the sign-in',
    reason: 'of a provider’s sign-in alone it looks for second factors first; by password or link it refuses at once',
    shows: ({ about: { claims, isLinking } }, states) =>
      claims !== undefined &&
      isLinking !== true &&
      latest(states).accounts.some(
        ({ disabled, secondFactors, providers }) =>
          disabled && secondFactors.length > 0 && providers.some(({ uid }) => uid === claims.sub),
      ),
    example: [
      signInAtGoogle(adaAtGoogle),
      mail({ purpose: 'second factor revert', email: ada.email, factor: { kind: 'totp' } }),
      disable(ada.email),
      signInAtGoogle(adaAtGoogle),
    ],
  },
  {
    emulator: 'fails when a sign-in waits for the second factor of an account that was deleted meanwhile',
    reason: 'what it says, in double parentheses, is its own and no message of the service; there is no such account',
    shows: ({ about }, states) => about.goesOn === true && isSomebodyGone(states),
    example: [
      signUp(ada),
      mail({ purpose: 'second factor revert', email: ada.email, factor }),
      signInWithPassword(ada),
      remove(ada.email),
      goOnBy('phone', ada.email),
    ],
  },
  {
    emulator: 'asks whoever links a provider for the second factor again, once it has linked it',
    reason: 'it takes linking for a sign-in; whoever links has shown the second factor already',
    shows: ({ about }, states) =>
      about.isLinking === true && latest(states).accounts.some(({ secondFactors }) => secondFactors.length > 0),
    example: [
      signUp(ada),
      mail({ purpose: 'second factor revert', email: ada.email, factor: { kind: 'totp' } }),
      linkGoogle(adaAtGoogle),
    ],
  },
  {
    emulator: 'fails when the code of a reset or of a sign-in link is applied',
    reason: 'it says "not implemented" of such codes, an internal error; for the service they are no codes to apply',
    shows: ({ about }, states) => about.appliesNewestMail === true && isForAnotherCall(latest(states)),
    example: [askForLink(ada.email), applyNewestMail],
  },
  {
    emulator: 'lets two calls that come at the same moment pass each other, so that one address has two accounts',
    reason: 'it waits for a blocking function, though there is none, between looking for the account and opening it',
    shows: ({ about }) => about.isAtOnce === true,
    example: [meanwhile(signUp(ada), signUp(ada))],
  },
];
