import { controlCases } from './control.ts';
import { guestCases } from './guest.ts';
import { lookUpCases } from './look-up.ts';
import { passwordResetCases } from './password-reset.ts';
import { refusalCases } from './refusals.ts';
import { sessionCases } from './session.ts';
import { signInCases } from './sign-in.ts';
import { signUpCases } from './sign-up.ts';
import type { ContractCase } from './subject.ts';

/** What every backend answers, and every control of a service does; the same for all, error codes included. */
export const authBackendContract: Readonly<Record<string, readonly ContractCase[]>> = {
  'look-up': lookUpCases,
  'sign-in': signInCases,
  'sign-up': signUpCases,
  'password reset': passwordResetCases,
  session: sessionCases,
  guest: guestCases,
  refusals: refusalCases,
  control: controlCases,
};
