import fc from 'fast-check';
import * as codes from './mail-codes.ts';
import { drawnOperations } from './operation-arbitraries.ts';
import { addresses, type Operation } from './operation.ts';
import * as others from './service-operations.ts';
import * as factors from './second-factors.ts';
import * as session from './session-operations.ts';
import * as signIns from './sign-ins.ts';

/** How many parts a random visit may have. */
const most = 25;

const [ada] = addresses;
const asAda = { email: ada, password: 'secret1' };
const atGoogle = { sub: ada, email: ada, email_verified: true };
const number = '+15555550100';
const phone = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const totp = { kind: 'totp' } as const;
const asTheGuest = { upgradeGuest: true };

const verified = others.put({ accounts: [{ ...asAda, emailVerified: true }] });
const twoFactors = others.put({ accounts: [{ ...asAda, emailVerified: true, secondFactors: [phone, totp] }] });
const comesIn = [
  [verified, signIns.signInWithPassword(asAda)],
  [signIns.signInAtGoogle(atGoogle)],
  [signIns.signInByPhone(number)],
  [signIns.askForLink(ada), signIns.signInByNewestMail(ada)],
  [signIns.signUp(asAda)],
  [signIns.beGuest],
];
const heldUp = [signIns.signInWithPassword(asAda), signIns.signInAtGoogle(atGoogle), signIns.linkGoogle(atGoogle)].map(
  (way) => [twoFactors, way],
);
const isUpgraded = [
  signIns.signUp(asAda, asTheGuest),
  signIns.linkPassword(asAda),
  signIns.signInAtGoogle(atGoogle, asTheGuest),
  signIns.signInByPhone(number, asTheGuest),
];
const mails = [
  codes.mail({ purpose: 'email verification', email: ada }),
  codes.mail({ purpose: 'email change', email: ada, newEmail: 'new@example.com' }),
  codes.mail({ purpose: 'email recovery', email: ada, newEmail: 'new@example.com' }),
  codes.mail({ purpose: 'second factor revert', email: ada, factor: totp }),
];
const enrols = [
  [factors.enrolPhone(number), factors.finishEnrolment('My factor')],
  [factors.enrolApp, factors.finishEnrolment(null)],
];
const goesOn = [factors.goOnBy('phone', ada), factors.goOnBy('totp', ada)];

/** What operations by themselves seldom come to: one is only of use right after another. */
const stories: fc.Arbitrary<readonly Operation[]> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...comesIn), fc.constantFrom(...enrols))
    .map(([way, enrol]) => [...way, session.commit, ...enrol]),
  fc.constantFrom(...comesIn).map((way) => [...way, session.commit, session.reload]),
  fc.tuple(fc.constantFrom(...heldUp), fc.constantFrom(...goesOn)).map(([way, next]) => [...way, next, session.commit]),
  fc.constantFrom(...isUpgraded).map((way) => [signIns.beGuest, session.commit, way, session.commit]),
  fc.constantFrom('secret2', '12345').map((password) => [verified, codes.askForReset(ada), codes.resetTo(password)]),
  fc.constantFrom(...mails).map((mail) => [verified, mail, codes.checkNewestMail, codes.applyNewestMail]),
);

/** A story, or one in the middle of which something else happens. */
const toldStories = fc
  .tuple(stories, fc.option(drawnOperations), fc.nat(4))
  .map(([story, other, at]) => (other ? story.toSpliced(at, 0, other) : story));

/** A visit of anything in any order, with stories in between. */
export const drawnVisits: fc.Arbitrary<readonly Operation[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: drawnOperations.map((operation) => [operation]) },
      { weight: 1, arbitrary: toldStories },
    ),
    { minLength: 5, maxLength: most },
  )
  .map((parts) => parts.flat());
