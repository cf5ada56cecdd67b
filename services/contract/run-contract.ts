import { describe, test } from 'node:test';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { testAccount } from './cases/account.ts';
import { testActionCodes } from './cases/action-codes.ts';
import { testClosedSignUp } from './cases/closed-sign-up.ts';
import { testCustomTokens } from './cases/custom-token.ts';
import { testEmailLinks } from './cases/email-link.ts';
import { testEmailVerification } from './cases/email-verification.ts';
import { testEnrolment } from './cases/enrolment.ts';
import { testFederatedSignIn } from './cases/federated.ts';
import { testGuestUpgradeRaces } from './cases/guest-upgrade-races.ts';
import { testGuestUpgrades } from './cases/guest-upgrade.ts';
import { testGuests } from './cases/guest.ts';
import { testLinking } from './cases/linking.ts';
import { testPasswordReset } from './cases/password-reset.ts';
import { testPhoneSignIn } from './cases/phone.ts';
import { testProject } from './cases/project.ts';
import { testRefusals } from './cases/refusals.ts';
import { testSecondFactors } from './cases/second-factor.ts';
import { testServiceControl } from './cases/service-control.ts';
import { testSession } from './cases/session.ts';
import { testSignInMethods } from './cases/sign-in-methods.ts';
import { testSignIn } from './cases/sign-in.ts';
import { testSignUp } from './cases/sign-up.ts';
import { testStorageQuota } from './cases/storage-quota.ts';
import { testTenants } from './cases/tenants.ts';
import type { ContractTopic, ServiceUnderTest } from './support/contract-topic.ts';
import { clearVerifications } from './support/human-verification.ts';

/** The tests that every backend must pass, grouped by topic. */
export const authBackendContract: Readonly<Record<string, ContractTopic>> = {
  'look-up': testSignInMethods,
  'sign-in': testSignIn,
  'sign-up': testSignUp,
  'closed sign-up': testClosedSignUp,
  'password reset': testPasswordReset,
  'email link': testEmailLinks,
  'action codes': testActionCodes,
  'email verification': testEmailVerification,
  phone: testPhoneSignIn,
  'federated sign-in': testFederatedSignIn,
  linking: testLinking,
  'second factor': testSecondFactors,
  enrolment: testEnrolment,
  account: testAccount,
  tenants: testTenants,
  project: testProject,
  session: testSession,
  'storage quota': testStorageQuota,
  guest: testGuests,
  'custom token': testCustomTokens,
  'guest upgrade': testGuestUpgrades,
  'guest upgrade races': testGuestUpgradeRaces,
  refusals: testRefusals,
  'service control': testServiceControl,
};

/**
 * Declares the tests of the contract for one backend, with a new service for every test.
 *
 * @param name the backend's name in the test report
 */
export function runContract(name: string, openService: () => ServiceUnderTest): void {
  for (const [topic, declareTests] of Object.entries(authBackendContract)) {
    describe(`${name}: ${topic}`, () =>
      declareTests((title, run) =>
        test(title, async () => {
          const { control, storage, openPage } = openService();
          let backend = openPage();
          const reload = async (): Promise<AuthBackend> => {
            const disposed = backend.dispose();
            backend = openPage();
            await disposed;
            return backend;
          };
          try {
            await run({ backend, control, storage, reload });
          } finally {
            clearVerifications();
            storage.hasRoom = true;
            await control.release();
            await backend.dispose();
          }
        }),
      ));
  }
}
