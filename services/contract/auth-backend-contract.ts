import { actionCodeCases } from './action-codes.ts';
import { controlCases } from './control.ts';
import { emailLinkCases } from './email-link.ts';
import { emailVerificationCases } from './email-verification.ts';
import { enrolmentCases } from './enrolment.ts';
import { federatedCases } from './federated.ts';
import { fullStorageCases } from './full-storage.ts';
import { guestCases } from './guest.ts';
import { linkingCases } from './linking.ts';
import { lookUpCases } from './look-up.ts';
import { overtakenUpgradeCases } from './overtaken-upgrade.ts';
import { passwordResetCases } from './password-reset.ts';
import { phoneCases } from './phone.ts';
import { projectCases } from './project.ts';
import { refusalCases } from './refusals.ts';
import { secondFactorCases } from './second-factor.ts';
import { sessionCases } from './session.ts';
import { signInCases } from './sign-in.ts';
import { signUpCases } from './sign-up.ts';
import { tenantCases } from './tenants.ts';
import { upgradeCases } from './upgrade.ts';
import type { ContractCase } from './subject.ts';

/** What every backend answers, and every control of a service does; the same for all, error codes included. */
export const authBackendContract: Readonly<Record<string, readonly ContractCase[]>> = {
  'look-up': lookUpCases,
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
  'full storage': fullStorageCases,
  guest: guestCases,
  'upgrade of a guest': upgradeCases,
  'an upgrade that is overtaken': overtakenUpgradeCases,
  refusals: refusalCases,
  control: controlCases,
};
