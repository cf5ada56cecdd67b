import type { AuthResult, DoorstepBackend } from '../../adapters/auth-backend.ts';
import type { Restriction } from '../config/ui-config.ts';
import type { Settings } from '../config/settings.ts';
import type { Messages } from '../messages/en.ts';
import type { Page } from '../page.ts';
import type { Ui } from '../ui.ts';

/** What each screen is entered with. The names are the specification's (spec §2, reference §2.0). */
export interface ScreenInputs {
  start: object;
  signIn: { readonly email?: string | undefined; readonly notice?: string | undefined };
  providerSignIn: { readonly email?: string | undefined; readonly notice?: string | undefined };
  passwordSignIn: { readonly email: string; readonly withheld?: boolean };
  passwordSignUp: { readonly email: string };
  accountName: { readonly result: AuthResult; readonly name: string };
  passwordRecovery: { readonly email: string; readonly notice?: string };
  passwordRecoveryEmailSent: { readonly email: string };
  passwordReset: { readonly code: string; readonly continueUrl: string | null };
  passwordResetSuccess: { readonly continueUrl: string | null };
  passwordResetFailure: object;
  unauthorizedUser: { readonly identifier: string | null; readonly restriction: Restriction };
  unsupportedProvider: { readonly email: string };
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
  readonly auth: DoorstepBackend;
  readonly settings: Settings;
  readonly text: Messages;
  readonly page: Page;
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

export function to<N extends ScreenName>(name: N, input: ScreenInputs[N]): Next<N> {
  // A union over one name is that name's member; the checker does not see it through the mapped type.
  return { name, input } as Next<N>;
}
