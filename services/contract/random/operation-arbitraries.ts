import fc from 'fast-check';
import * as codes from './mail-codes.ts';
import { addresses, type Operation } from './operation.ts';
import * as others from './service-operations.ts';
import * as factors from './second-factors.ts';
import * as session from './session-operations.ts';
import * as signIns from './sign-ins.ts';

// Few of each, so that they meet again.
const email = fc.constantFrom('ada@example.com', 'Ada@Example.com', 'grace@example.com', 'nonsense');
const someone = fc.constantFrom(...addresses.slice(0, 2));
const password = fc.constantFrom('secret1', 'secret2', '12345', '123456');
const account = fc.record({ email, password });
const number = fc.constantFrom('+15555550100', '+15555550199', '555');
const mode = fc.record({ upgradeGuest: fc.boolean() });
const how = fc.constantFrom('expired' as const, 'used' as const);
const claims = fc
  .tuple(fc.constantFrom('ada@example.com', 'Grace@example.com'), fc.boolean())
  .map(([address, verified]) => ({ sub: address.toLowerCase(), email: address, email_verified: verified }));
const phoneFactor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const factor = fc.constantFrom(phoneFactor, { kind: 'totp' } as const);

const fixtureAccount = fc.record({
  email: someone,
  password: fc.constant('secret1'),
  emailVerified: fc.constant(true),
  secondFactors: fc.constantFrom([], [phoneFactor], [phoneFactor, { kind: 'totp' as const }]),
});

const signIn = fc.oneof(
  account.map(signIns.signInWithPassword),
  fc.tuple(account, mode).map((given) => signIns.signUp(...given)),
  account.map(signIns.linkPassword),
  email.map(signIns.askForLink),
  fc.tuple(email, mode).map((given) => signIns.signInByNewestMail(...given)),
  fc.tuple(claims, mode).map((given) => signIns.signInAtGoogle(...given)),
  claims.map(signIns.linkGoogle),
  fc.tuple(number, mode).map((given) => signIns.signInByPhone(...given)),
  fc.constant(signIns.beGuest),
);

const onceSignedIn = fc.oneof(
  fc.constantFrom('Ada', "O'Brien & <b>co</b>", ' ').map(session.name),
  fc.constantFrom(session.commit, session.discard, session.signOut, session.revalidate),
  fc.constant(session.commit),
);

const byFactor = fc.oneof(
  fc.constantFrom(factors.pending, factors.goOnWithoutCode),
  fc.tuple(fc.constantFrom('phone' as const, 'totp' as const), someone).map((given) => factors.goOnBy(...given)),
);

const enrolment = fc.oneof(
  fc.constantFrom('+15555550100', '+15555550123', '555').map(factors.enrolPhone),
  fc.constant(factors.enrolApp),
  fc.constantFrom('My factor', null).map(factors.finishEnrolment),
  fc.constant(factors.finishEnrolment(null)),
);

const byMail = fc.oneof(
  email.map(codes.askForReset),
  fc.constant(codes.askForVerification),
  password.map(codes.resetTo),
  someone.map((given) => codes.mail({ purpose: 'email verification', email: given })),
  fc
    .tuple(fc.constantFrom('email change' as const, 'email recovery' as const), someone)
    .map(([purpose, given]) => codes.mail({ purpose, email: given, newEmail: 'new@example.com' })),
  fc
    .tuple(someone, factor)
    .map(([given, added]) => codes.mail({ purpose: 'second factor revert', email: given, factor: added })),
  fc.constantFrom(codes.checkNewestMail, codes.applyNewestMail),
);

const byOthers = fc.oneof(
  email.map(others.lookUp),
  fc.tuple(someone, how).map((given) => others.spoilCode(...given)),
  someone.map(others.disable),
  someone.map(others.remove),
  someone.map(others.endSessions),
  fc.boolean().map(others.protect),
  fixtureAccount.map((given) => others.put({ accounts: [given] })),
  fixtureAccount.map((given) => others.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [given] }] })),
);

const held = fc.oneof(
  account.map(signIns.signInWithPassword),
  fc.tuple(account, mode).map((given) => signIns.signUp(...given)),
  fc.tuple(claims, mode).map((given) => signIns.signInAtGoogle(...given)),
  fc.constant(signIns.beGuest),
);
const overtaken = fc
  .tuple(held, fc.oneof(held, onceSignedIn, fc.constant(session.discard)))
  .map((given) => session.meanwhile(...given));
const overtakenTwice = fc
  .tuple(held, fc.oneof(held, onceSignedIn), fc.oneof(held, onceSignedIn))
  // What asks for the same would be held back, too.
  .filter(([late, first, next]) => ![first.about.asks, next.about.asks].includes(late.about.asks))
  .map(([late, first, next]) => session.meanwhile(late, session.oneAfterTheOther(first, next)));

/** Everything that is done at random. */
export const drawnOperations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 9, arbitrary: signIn },
  { weight: 5, arbitrary: onceSignedIn },
  { weight: 4, arbitrary: byMail },
  { weight: 5, arbitrary: byOthers },
  { weight: 3, arbitrary: byFactor },
  { weight: 3, arbitrary: enrolment },
  { weight: 2, arbitrary: overtaken },
  { weight: 2, arbitrary: overtakenTwice },
  { weight: 1, arbitrary: fc.constant(session.reload) },
  { weight: 1, arbitrary: fc.constantFrom('blue', null, null).map(session.beginFor) },
);
