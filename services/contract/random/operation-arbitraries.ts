import fc from 'fast-check';
import * as accountChanges from './account-changes.ts';
import * as codes from './mail-codes.ts';
import { emails, type Operation } from './operation.ts';
import * as service from './service-operations.ts';
import * as factors from './second-factors.ts';
import * as session from './session-operations.ts';
import * as signIns from './sign-ins.ts';

// Each arbitrary has only a few values, so that several operations concern the same account.
const email = fc.constantFrom('ada@example.com', 'Ada@Example.com', 'grace@example.com', 'nonsense');
const knownEmail = fc.constantFrom(...emails.slice(0, 2));
const password = fc.constantFrom('secret1', 'secret2', '12345', '123456');
const account = fc.record({ email, password });
const phoneNumber = fc.constantFrom('+15555550100', '+15555550199', '555');
const mode = fc.record({ upgradeGuest: fc.boolean() });
const codeState = fc.constantFrom('expired' as const, 'used' as const);
const claims = fc
  .tuple(fc.constantFrom('ada@example.com', 'Grace@example.com'), fc.boolean())
  .map(([address, verified]) => ({ sub: address.toLowerCase(), email: address, email_verified: verified }));
const phoneFactor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const factor = fc.constantFrom(phoneFactor, { kind: 'totp' } as const);

const fixtureAccount = fc.record({
  email: knownEmail,
  password: fc.constant('secret1'),
  emailVerified: fc.constant(true),
  secondFactors: fc.constantFrom([], [phoneFactor], [phoneFactor, { kind: 'totp' as const }]),
});

const signIn = fc.oneof(
  account.map(signIns.signInWithPassword),
  fc.tuple(account, mode).map((args) => signIns.signUp(...args)),
  account.map(signIns.linkPassword),
  email.map(signIns.requestLink),
  fc.tuple(email, mode).map((args) => signIns.signInWithNewestMail(...args)),
  fc.tuple(claims, mode).map((args) => signIns.signInWithGoogle(...args)),
  claims.map(signIns.linkGoogle),
  fc.tuple(phoneNumber, mode).map((args) => signIns.signInWithPhone(...args)),
  fc.constantFrom('custom-1', 'custom-2').map(signIns.signInWithCustomToken),
  fc.constant(signIns.signInAsGuest),
);

const sessionOperation = fc.oneof(
  fc.constantFrom('Ada', "O'Brien & <b>co</b>", ' ').map(session.setName),
  fc.constantFrom(session.commit, session.discard, session.signOut, session.revalidate),
  fc.constant(session.commit),
);

const accountChange = fc.oneof(
  fc.constantFrom('Lovelace', null).map(accountChanges.changeName),
  email.map(accountChanges.requestEmailChange),
  password.map(accountChanges.changePassword),
  fc.constantFrom('google.com', 'password', 'phone').map(accountChanges.disconnect),
  fc.constantFrom(accountChanges.removeFirstFactor, accountChanges.deleteOwnAccount),
);

const factorVerification = fc.oneof(
  fc.constantFrom(factors.listPendingFactors, factors.verifyFactorWithWrongCode),
  fc.tuple(fc.constantFrom('phone' as const, 'totp' as const), knownEmail).map((args) => factors.verifyFactor(...args)),
);

const enrolment = fc.oneof(
  fc.constantFrom('+15555550100', '+15555550123', '555').map(factors.startPhoneEnrolment),
  fc.constant(factors.startTotpEnrolment),
  fc.constantFrom('My factor', null).map(factors.finishEnrolment),
  fc.constant(factors.finishEnrolment(null)),
);

const mailOperation = fc.oneof(
  email.map(codes.requestReset),
  fc.constant(codes.requestVerification),
  password.map(codes.resetPassword),
  knownEmail.map((address) => codes.sendMail({ purpose: 'email verification', email: address })),
  fc
    .tuple(fc.constantFrom('email change' as const, 'email recovery' as const), knownEmail)
    .map(([purpose, address]) => codes.sendMail({ purpose, email: address, newEmail: 'new@example.com' })),
  fc
    .tuple(knownEmail, factor)
    .map(([address, added]) => codes.sendMail({ purpose: 'second factor revert', email: address, factor: added })),
  fc.constantFrom(codes.checkNewestCode, codes.applyNewestCode),
);

const serviceOperation = fc.oneof(
  email.map(service.lookUp),
  fc.tuple(knownEmail, codeState).map((args) => service.spoilCode(...args)),
  knownEmail.map(service.disableAccount),
  knownEmail.map(service.deleteAccount),
  knownEmail.map(service.revokeSessions),
  fc.boolean().map(service.setEnumerationProtection),
  fixtureAccount.map((added) => service.putAccounts({ accounts: [added] })),
  fixtureAccount.map((member) =>
    service.putAccounts({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [member] }] }),
  ),
);

const heldSignIn = fc.oneof(
  account.map(signIns.signInWithPassword),
  fc.tuple(account, mode).map((args) => signIns.signUp(...args)),
  fc.tuple(claims, mode).map((args) => signIns.signInWithGoogle(...args)),
  fc.constant(signIns.signInAsGuest),
);
const interleaved = fc
  .tuple(heldSignIn, fc.oneof(heldSignIn, sessionOperation, fc.constant(session.discard)))
  .map((args) => session.interleave(...args));
const interleavedWithTwo = fc
  .tuple(heldSignIn, fc.oneof(heldSignIn, sessionOperation), fc.oneof(heldSignIn, sessionOperation))
  // The service delays all calls of the kind that `held` makes, until `first` and `second` have ended. If `first` or
  // `second` made a call of this kind, they would never end. So leave out combinations with such a call.
  .filter(
    ([held, first, second]) =>
      ![first, second].some(({ traits }) => traits.serviceOperation === held.traits.serviceOperation),
  )
  .map(([held, first, second]) => session.interleave(held, session.inSequence(first, second)));

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 9, arbitrary: signIn },
  { weight: 5, arbitrary: sessionOperation },
  { weight: 4, arbitrary: mailOperation },
  { weight: 5, arbitrary: serviceOperation },
  { weight: 3, arbitrary: factorVerification },
  { weight: 3, arbitrary: enrolment },
  { weight: 3, arbitrary: accountChange },
  { weight: 2, arbitrary: interleaved },
  { weight: 2, arbitrary: interleavedWithTwo },
  { weight: 1, arbitrary: fc.constant(session.reload) },
  { weight: 1, arbitrary: fc.constantFrom('blue', null, null).map(session.chooseTenant) },
);
