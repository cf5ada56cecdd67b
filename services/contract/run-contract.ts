import { describe, test } from 'node:test';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { actionCodeCases } from './cases/action-codes.ts';
import { emailLinkCases } from './cases/email-link.ts';
import { emailVerificationCases } from './cases/email-verification.ts';
import { enrolmentCases } from './cases/enrolment.ts';
import { federatedCases } from './cases/federated.ts';
import { guestUpgradeRaceCases } from './cases/guest-upgrade-races.ts';
import { guestUpgradeCases } from './cases/guest-upgrade.ts';
import { guestCases } from './cases/guest.ts';
import { linkingCases } from './cases/linking.ts';
import { passwordResetCases } from './cases/password-reset.ts';
import { phoneCases } from './cases/phone.ts';
import { projectCases } from './cases/project.ts';
import { refusalCases } from './cases/refusals.ts';
import { secondFactorCases } from './cases/second-factor.ts';
import { serviceControlCases } from './cases/service-control.ts';
import { sessionCases } from './cases/session.ts';
import { signInMethodCases } from './cases/sign-in-methods.ts';
import { signInCases } from './cases/sign-in.ts';
import { signUpCases } from './cases/sign-up.ts';
import { storageQuotaCases } from './cases/storage-quota.ts';
import { tenantCases } from './cases/tenants.ts';
import type { ContractCase, ServiceUnderTest } from './support/contract-case.ts';
import { clearVerifications } from './support/human-verification.ts';

/** The rules that every backend and every service control follows, error codes included, by topic. */
export const authBackendContract: Readonly<Record<string, readonly ContractCase[]>> = {
  'look-up': signInMethodCases,
  'sign-in': signInCases,
  'sign-up': signUpCases,
  'password reset': passwordResetCases,
  'email link': emailLinkCases,
  'action codes': actionCodeCases,
  'email verification': emailVerificationCases,
  phone: phoneCases,
  'federated sign-in': federatedCases,
  linking: linkingCases,
  'second factor': secondFactorCases,
  enrolment: enrolmentCases,
  tenants: tenantCases,
  project: projectCases,
  session: sessionCases,
  'storage quota': storageQuotaCases,
  guest: guestCases,
  'guest upgrade': guestUpgradeCases,
  'guest upgrade races': guestUpgradeRaceCases,
  refusals: refusalCases,
  'service control': serviceControlCases,
};

/**
 * Declares the tests that check a backend against the contract, with a new service for every case.
 *
 * @param name names the backend in the test report
 */
export function runContract(name: string, openService: () => ServiceUnderTest): void {
  for (const [topic, cases] of Object.entries(authBackendContract)) {
    describe(`${name}: ${topic}`, () => {
      for (const { title, run } of cases) {
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
        });
      }
    });
  }
}
