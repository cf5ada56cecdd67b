import { limits } from '../limits.ts';
import type { CountryLists } from '../phone/countries.ts';
import type { CheckedConfig } from './check-config.ts';
import { isFederated } from './providers.ts';
import type { Restriction, SignInOption } from './ui-config.ts';

/** What the flow asks of a configuration, defaults included (spec §9, reference §6). */
export interface Settings {
  readonly config: CheckedConfig;
  readonly options: readonly SignInOption[];
  /** The tenant that the visitor signs in to; null for the project itself. */
  readonly tenantId: string | null;
  /** The tenant is found by the visitor's email, so that another email may be another tenant's. */
  readonly tenantByEmail: boolean;
  /** The one way in is email (with password or link), so its first screen is the first screen (reference T19). */
  readonly passwordOnly: boolean;
  readonly phoneOnly: boolean;
  /** The one federated provider, if it is gone to at once (reference T21). */
  readonly immediateProvider: string | null;
  readonly signInFlow: 'popup' | 'redirect';
  readonly upgradeGuests: boolean;
  readonly requireDisplayName: boolean;
  /** New accounts, and those without a password, sign in by a mailed link. */
  readonly emailLink: boolean;
  /** Where a mailed link leads, if not to this page. */
  readonly linkUrl: (() => string) | null;
  readonly sameDeviceOnly: boolean;
  readonly phone: PhoneSettings;
  /** Where signing up is closed, what to say of it. */
  readonly closedSignUp: Restriction | null;
  /** Where an operation is for administrators only, what to say of it. */
  readonly adminRestriction: Restriction | null;
  readonly language: string;
  readonly modeParameter: string;
  readonly successUrlParameter: string;
}

export interface PhoneSettings extends CountryLists {
  /** A country's id or ISO code. */
  readonly defaultCountry: string | undefined;
  readonly defaultNationalNumber: string;
  /** A whole number, for what the two above leave open. */
  readonly loginHint: string | undefined;
  readonly recaptchaParameters: Readonly<Record<string, unknown>>;
}

export function settingsOf(config: CheckedConfig, tenantId: string | null = null): Settings {
  const options = config.signInOptions;
  const only = options.length === 1 ? options[0] : undefined;
  const password = options.find(({ provider }) => provider === 'password');
  const signInFlow = config.signInFlow ?? 'redirect';
  const immediate =
    config.immediateFederatedRedirect && signInFlow === 'redirect' && only && isFederated(only.provider);
  return {
    config,
    options,
    tenantId,
    tenantByEmail: config.tenants?.displayMode === 'identifierFirst',
    passwordOnly: only?.provider === 'password',
    phoneOnly: only?.provider === 'phone',
    immediateProvider: immediate ? only.provider : null,
    signInFlow,
    upgradeGuests: config.autoUpgradeAnonymousUsers ?? false,
    requireDisplayName: password?.requireDisplayName ?? true,
    emailLink: password?.signInMethod === 'emailLink',
    linkUrl: password?.emailLinkSignIn ? linkUrlOf(password.emailLinkSignIn) : null,
    sameDeviceOnly: password?.forceSameDevice ?? false,
    phone: phoneSettings(options.find(({ provider }) => provider === 'phone')),
    closedSignUp: inForce(password?.disableSignUp),
    adminRestriction: inForce(config.adminRestrictedOperation),
    language: 'en',
    modeParameter: config.queryParameterForWidgetMode ?? limits.modeParameter,
    successUrlParameter: config.queryParameterForSignInSuccessUrl ?? limits.successUrlParameter,
  };
}

/** The settings for a tenant: its own ways in, of those that are named, and its own small print. */
export function tenantSettings({ config }: Settings, tenantId: string | null, providers?: readonly string[]): Settings {
  const tenant = config.tenants?.tenants.find((entry) => entry.tenantId === tenantId);
  if (!tenant) return settingsOf(config, tenantId);
  const { displayName: _name, fullLabel: _label, buttonColor: _color, iconUrl: _icon, tenantId: _id, ...own } = tenant;
  const signInOptions = tenant.signInOptions.filter(({ provider }) => providers?.includes(provider) ?? true);
  return settingsOf({ ...config, ...own, signInOptions }, tenantId);
}

const linkUrlOf = (settings: () => { url?: string }) => () => settings().url ?? '';

function phoneSettings(option: SignInOption | undefined): PhoneSettings {
  return {
    allowed: option?.whitelistedCountries,
    blocked: option?.blacklistedCountries,
    defaultCountry: option?.defaultCountry,
    defaultNationalNumber: option?.defaultNationalNumber ?? '',
    loginHint: option?.loginHint,
    recaptchaParameters: option?.recaptchaParameters ?? {},
  };
}

function inForce(restriction: Restriction | undefined): Restriction | null {
  return restriction?.status ? restriction : null;
}
