import { limits } from '../limits.ts';
import type { CheckedConfig } from './check-config.ts';
import type { Restriction, SignInOption } from './ui-config.ts';

/** What the flow asks of a configuration, defaults included (spec §9, reference §6). */
export interface Settings {
  readonly config: CheckedConfig;
  readonly options: readonly SignInOption[];
  /** Email with password is the only way in, so its first screen is the first screen (reference T19). */
  readonly passwordOnly: boolean;
  readonly requireDisplayName: boolean;
  /** Where signing up is closed, what to say of it. */
  readonly closedSignUp: Restriction | null;
  /** Where an operation is for administrators only, what to say of it. */
  readonly adminRestriction: Restriction | null;
  readonly modeParameter: string;
  readonly successUrlParameter: string;
}

export function settingsOf(config: CheckedConfig): Settings {
  const password = config.signInOptions.find(({ provider }) => provider === 'password');
  return {
    config,
    options: config.signInOptions,
    passwordOnly: password !== undefined && config.signInOptions.length === 1,
    requireDisplayName: password?.requireDisplayName ?? true,
    closedSignUp: inForce(password?.disableSignUp),
    adminRestriction: inForce(config.adminRestrictedOperation),
    modeParameter: config.queryParameterForWidgetMode ?? limits.modeParameter,
    successUrlParameter: config.queryParameterForSignInSuccessUrl ?? limits.successUrlParameter,
  };
}

function inForce(restriction: Restriction | undefined): Restriction | null {
  return restriction?.status ? restriction : null;
}
