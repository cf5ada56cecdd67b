import { callApp } from '../../call-app.ts';
import type { AppSignIn } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { findGuestForApp } from '../linking/guest-to-upgrade.ts';

/** The suggestions of the email field, such as passkeys. */
export interface Autofill {
  /** Resolves when the visitor has chosen a suggestion; stays pending if she chooses none. */
  readonly chosen: Promise<void>;
  /** ID of the sign-in option to which the suggestions belong. */
  readonly provider: string;
  readonly functionKey: 'autofill';
  /** Returns the result of the app's function for the suggestion that the visitor has chosen. */
  readonly signIn: AppSignIn;
  /**
   * Removes the suggestions, so that another request for a passkey can begin. Browsers allow only one such request at a
   * time.
   */
  withdraw(): void;
}

/** Calls the app's function `autofill`, which offers sign-ins among the suggestions of the email field. */
export function offerAutofill(tools: Tools, provider: string, autofill: AppSignIn): Autofill {
  const controller = new AbortController();
  const { signal } = controller;
  const { tenantId } = tools.settings;
  const result = callApp(signal, async () =>
    autofill({ signal, email: undefined, tenantId, guest: findGuestForApp(tools) }),
  );
  const chosen = new Promise<void>((resolve) => {
    // The app returns nothing if it cannot offer suggestions, for example in a browser without passkeys.
    result.then((answer) => (answer ?? null) !== null && resolve(), ignore);
  });
  return { provider, functionKey: 'autofill', chosen, signIn: () => result, withdraw: () => controller.abort() };
}

// `callApp` has already reported the error to the developer.
const ignore = () => {};
