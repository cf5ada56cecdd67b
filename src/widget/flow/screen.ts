import type {
  AuthBackend,
  AuthCredential,
  AuthResult,
  PhoneConfirmation,
  SecondFactor,
} from '../../adapters/auth-backend.ts';
import type { Settings } from '../config/settings.ts';
import type { Restriction } from '../config/ui-config.ts';
import type { Messages } from '../messages/messages.ts';
import type { FirstMessages } from '../messages/messages.ts';
import type { Page } from '../page.ts';
import type { PendingCredential } from '../storage/pending-credential.ts';
import type { Ui } from '../ui.ts';

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };
type Nothing = object;

/** What the app is handed once a guest has proven to be somebody who has an account. */
interface GuestsConflict {
  readonly conflict: AuthCredential;
}

/** A code from a mail, and where the mail says to go on. */
interface MailedCode {
  readonly code: string;
  readonly continueUrl: string | null;
}

/**
 * What is left to whoever was sent a mail: to be done with it and begin again, to continue signed in, or nothing where
 * there is nothing to go back to.
 */
export type WayOn = 'done' | 'continue' | 'none';

/** What each screen is entered with. The names are the specification's (spec §2, reference §2.0). */
export interface ScreenInputs {
  start: Nothing;
  callback: Nothing;

  // choosing
  projectCheck: Nothing;
  tenantList: Nothing;
  /** An email that `isGiven` is matched, and asked for only if no tenant takes it. */
  tenantByEmail: Optional<{ email: string; isGiven: boolean }>;
  providerSignIn: Optional<{ email: string; notice: string; isGiven: boolean }>;
  signedOut: Nothing;

  // email with password
  /** An email that `isGiven` was given a moment ago: it is looked up, and not asked for. */
  signIn: Optional<{ email: string; notice: string; isGiven: boolean }>;
  passwordSignIn: { readonly email: string; readonly withheld?: boolean };
  passwordSignUp: { readonly email: string };
  accountName: { readonly result: AuthResult; readonly name: string };
  passwordRecovery: { readonly email: string } & Optional<{ notice: string }>;
  passwordRecoveryEmailSent: { readonly email: string; readonly way?: WayOn };
  unauthorizedUser: {
    readonly identifier: string | null;
    readonly restriction: Restriction;
    readonly back?: 'phone';
  };
  unsupportedProvider: { readonly email: string };

  // email link
  emailLinkSending: { readonly email: string };
  emailLinkSent: { readonly email: string; readonly pending: AuthCredential | null };
  emailNotReceived: { readonly email: string; readonly pending: AuthCredential | null };
  emailLinkCallback: Optional<{ email: string; withoutLinking: boolean }>;
  emailLinkConfirmation: Optional<{ email: string; notice: string }>;
  differentDeviceError: Nothing;
  anonymousSessionEnded: Nothing;
  emailLinkLinking: { readonly email: string; readonly pending: AuthCredential };
  emailLinkLinkingOtherDevice: { readonly providerId: string };

  // federated
  federatedRedirect: { readonly providerId: string };
  federatedSignIn: { readonly email: string; readonly providerId: string } & Optional<{ notice: string }>;
  federatedLinking: { readonly email: string; readonly providerId: string } & Optional<{ notice: string }>;
  passwordLinking: { readonly email: string };
  emailMismatch: { readonly result: AuthResult; readonly pending: PendingCredential };
  mergeConflict: { readonly credential: AuthCredential | null };

  // phone
  phoneSignInStart: Optional<{ country: string; national: string; notice: string }>;
  phoneSignInFinish: {
    readonly e164: string;
    readonly country: string;
    readonly national: string;
    readonly confirmation: PhoneConfirmation;
  };

  // second factor
  secondFactor: Optional<GuestsConflict>;
  secondFactorSend: { readonly factor: SecondFactor } & Optional<{ notice: string } & GuestsConflict>;
  secondFactorCode: { readonly factor: SecondFactor } & Optional<GuestsConflict>;
  secondFactorEnrolment: Optional<{ notice: string }>;
  unverifiedEmail: { readonly notice?: string };
  verificationEmailSent: { readonly email: string; readonly notice?: string };
  phoneEnrolment: Optional<{ country: string; national: string; notice: string }>;
  phoneEnrolmentCode: { readonly e164: string; readonly country: string; readonly national: string };
  totpEnrolment: Nothing;

  // codes from mails
  passwordReset: MailedCode;
  passwordResetSuccess: { readonly continueUrl: string | null };
  passwordResetFailure: Nothing;
  emailVerification: MailedCode;
  emailVerificationSuccess: { readonly continueUrl: string | null };
  emailVerificationFailure: { readonly continueUrl: string | null };
  verifyAndChangeEmail: MailedCode;
  verifyAndChangeEmailSuccess: { readonly email: string; readonly continueUrl: string | null };
  verifyAndChangeEmailFailure: Nothing;
  emailChangeRevocation: MailedCode;
  emailChangeRevokeSuccess: { readonly email: string };
  emailChangeRevokeFailure: Nothing;
  revertSecondFactor: MailedCode;
  revertSecondFactorSuccess: { readonly email: string; readonly phoneNumber: string | null };
  revertSecondFactorFailure: Nothing;

  // ends
  recoverableError: { readonly message: string };
  unrecoverableError: { readonly message: string };
  done: { readonly result: AuthResult };
}

export type ScreenName = keyof ScreenInputs;

/** Where to go: a screen and what it is entered with. */
export type Next<N extends ScreenName = ScreenName> = {
  [K in N]: { readonly name: K; readonly input: ScreenInputs[K] };
}[N];

/** What a screen works with. Time, storage, the address and the service are given, never reached for. */
export interface Tools {
  readonly ui: Ui;
  readonly auth: AuthBackend;
  /** Of the project, or of the tenant that was chosen. */
  readonly settings: Settings;
  /** From now on everything is for this tenant, and for those of its ways in that are named. */
  readonly enterTenant: (tenantId: string | null, providers?: readonly string[]) => Settings;
  readonly text: Messages;
  readonly page: Page;
}

/** What a screen works with that is there from the start: the other texts come with the other screens. */
export interface FirstTools extends Omit<Tools, 'text'> {
  readonly text: FirstMessages;
}

/**
 * A screen's whole life: it describes itself, waits for the answer, asks the service, and returns where to go.
 * `leadsTo` is all that it may return; null ends the widget.
 */
export interface Screen<N extends ScreenName = ScreenName> {
  readonly name: N;
  readonly leadsTo: readonly ScreenName[];
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next | null>;
}

export function screen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next<NoInfer<L>[number]> | null>;
}): Screen<N> {
  // What leads to some screens leads to screens; the checker cannot resolve that before L is known.
  return definition as unknown as Screen<N>;
}

/** A screen that is there from the start, and so takes no texts but the first. */
export interface FirstScreen<N extends ScreenName = ScreenName> extends Omit<Screen<N>, 'run'> {
  // A function and no method: the checker refuses one that takes more.
  readonly run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next | null>;
}

/** As {@link screen}. */
export function firstScreen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next<NoInfer<L>[number]> | null>;
}): FirstScreen<N> {
  return definition as unknown as FirstScreen<N>;
}

export function to<N extends ScreenName>(name: N, input: ScreenInputs[N]): Next<N> {
  // A union over one name is that name's member; the checker does not see it through the mapped type.
  return { name, input } as Next<N>;
}
