import fc from 'fast-check';
import * as codes from './mail-codes.ts';
import { operations } from './operation-arbitraries.ts';
import { emails, type Operation } from './operation.ts';
import * as factors from './second-factors.ts';
import * as service from './service-operations.ts';
import * as session from './session-operations.ts';
import * as signIns from './sign-ins.ts';

/** The maximum number of parts of a random sequence. A part is one operation, or a few that often follow each other. */
const maxParts = 25;

const [email] = emails;
const ada = { email, password: 'secret1' };
const adaAtGoogle = { sub: email, email, email_verified: true };
const phoneNumber = '+15555550100';
const phone = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const totp = { kind: 'totp' } as const;
const asUpgrade = { upgradeGuest: true };

const putVerified = service.putAccounts({ accounts: [{ ...ada, emailVerified: true }] });
const putWithFactors = service.putAccounts({
  accounts: [{ ...ada, emailVerified: true, secondFactors: [phone, totp] }],
});
const signInSequences = [
  [putVerified, signIns.signInWithPassword(ada)],
  [signIns.signInWithGoogle(adaAtGoogle)],
  [signIns.signInWithPhone(phoneNumber)],
  [signIns.requestLink(email), signIns.signInWithNewestMail(email)],
  [signIns.signUp(ada)],
  [signIns.signInAsGuest],
];
const signInsUpToSecondFactor = [
  signIns.signInWithPassword(ada),
  signIns.signInWithGoogle(adaAtGoogle),
  signIns.linkGoogle(adaAtGoogle),
].map((signIn) => [putWithFactors, signIn]);
const guestUpgrades = [
  signIns.signUp(ada, asUpgrade),
  signIns.linkPassword(ada),
  signIns.signInWithGoogle(adaAtGoogle, asUpgrade),
  signIns.signInWithPhone(phoneNumber, asUpgrade),
];
const mails = [
  codes.sendMail({ purpose: 'email verification', email }),
  codes.sendMail({ purpose: 'email change', email, newEmail: 'new@example.com' }),
  codes.sendMail({ purpose: 'email recovery', email, newEmail: 'new@example.com' }),
  codes.sendMail({ purpose: 'second factor revert', email, factor: totp }),
];
const enrolments = [
  [factors.startPhoneEnrolment(phoneNumber), factors.finishEnrolment('My factor')],
  [factors.startTotpEnrolment, factors.finishEnrolment(null)],
];
const factorVerifications = [factors.verifyFactor('phone', email), factors.verifyFactor('totp', email)];

/** Sequences that random operations would rarely form, such as a sign-in followed by its second factor. */
const typicalSequences: fc.Arbitrary<readonly Operation[]> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...signInSequences), fc.constantFrom(...enrolments))
    .map(([signIn, enrolment]) => [...signIn, session.commit, ...enrolment]),
  fc.constantFrom(...signInSequences).map((signIn) => [...signIn, session.commit, session.reload]),
  fc
    .tuple(fc.constantFrom(...signInsUpToSecondFactor), fc.constantFrom(...factorVerifications))
    .map(([signIn, verification]) => [...signIn, verification, session.commit]),
  fc.constantFrom(...guestUpgrades).map((upgrade) => [signIns.signInAsGuest, session.commit, upgrade, session.commit]),
  fc
    .constantFrom('secret2', '12345')
    .map((password) => [putVerified, codes.requestReset(email), codes.resetPassword(password)]),
  fc.constantFrom(...mails).map((mail) => [putVerified, mail, codes.checkNewestCode, codes.applyNewestCode]),
);

/** Typical sequences. In some of them, one more operation is inserted at a random position. */
const maybeInterruptedSequences = fc
  .tuple(typicalSequences, fc.option(operations), fc.nat(4))
  .map(([sequence, interruption, index]) => (interruption ? sequence.toSpliced(index, 0, interruption) : sequence));

export const sequences: fc.Arbitrary<readonly Operation[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: operations.map((operation) => [operation]) },
      { weight: 1, arbitrary: maybeInterruptedSequences },
    ),
    { minLength: 5, maxLength: maxParts },
  )
  .map((parts) => parts.flat());
