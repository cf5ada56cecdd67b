import { limits } from '../delays-and-limits/constants.ts';
import { isFederated } from './is-federated.ts';
import type { CheckedConfig, Restriction, SignInOption } from './ui-config.ts';

/** A configuration with defaults, for the project or one of its tenants (spec §9, reference §6). */
export interface Settings {
  readonly config: CheckedConfig;
  readonly options: readonly SignInOption[];
  /** ID of the tenant that the visitor signs in to; null for the project itself. */
  readonly tenantId: string | null;
  /** Name of the tenant, if the visitor chooses the tenant from a list; otherwise null. */
  readonly tenantName: string | null;
  /** Whether the visitor's email selects the tenant. */
  readonly tenantByEmail: boolean;
  /**
   * Whether the screen `providerByEmail` decides how the visitor signs in with her email. True if the app can mail
   * codes. Also true if the app has no tenants and a sign-in option has the key `hd`.
   */
  readonly providerByEmail: boolean;
  /** Whether `password` is the only sign-in option. If so, the widget starts with the email form (reference T19). */
  readonly passwordOnly: boolean;
  readonly phoneOnly: boolean;
  /** ID of the only provider, if the widget redirects to this provider immediately (reference T21); otherwise null. */
  readonly immediateProvider: string | null;
  readonly signInFlow: 'popup' | 'redirect';
  readonly upgradeGuests: boolean;
  readonly requireDisplayName: boolean;
  /**
   * Whether visitors sign in by mailed link. If the service reports that an account has a password, the widget asks for
   * the password instead.
   */
  readonly emailLink: boolean;
  /**
   * Returns the app's settings for a mailed sign-in link, such as the URL that the link opens. If null, the link opens
   * the page of the widget.
   */
  readonly getLinkSettings: SignInOption['emailLinkSignIn'] | null;
  readonly sameDeviceOnly: boolean;
  /** Contact details for visitors who need an account; null if visitors can sign up by themselves. */
  readonly closedSignUp: Restriction | null;
  /** Contact details to show when the service rejects an operation that is restricted to administrators. */
  readonly adminRestriction: Restriction | null;
  readonly modeParameter: string;
  readonly successUrlParameter: string;
}

export function toSettings(config: CheckedConfig, tenantId: string | null = null): Settings {
  const options = config.signInOptions;
  const onlyProvider = options.length === 1 ? options[0]?.provider : undefined;
  const password = options.find(({ provider }) => provider === 'password');
  const signInFlow = config.signInFlow ?? 'redirect';
  const isImmediate =
    config.immediateFederatedRedirect && signInFlow === 'redirect' && onlyProvider && isFederated(onlyProvider);
  return {
    config,
    options,
    tenantId,
    tenantName: null,
    tenantByEmail: config.tenants?.displayMode === 'identifierFirst',
    providerByEmail: options.some((option) => option.checkEmailCode || (option.hd && !config.tenants)),
    passwordOnly: onlyProvider === 'password',
    phoneOnly: onlyProvider === 'phone',
    immediateProvider: isImmediate ? onlyProvider : null,
    signInFlow,
    upgradeGuests: config.autoUpgradeAnonymousUsers ?? false,
    requireDisplayName: password?.requireDisplayName ?? true,
    emailLink: password?.signInMethod === 'emailLink',
    getLinkSettings: password?.emailLinkSignIn ?? null,
    sameDeviceOnly: password?.forceSameDevice ?? false,
    closedSignUp: findClosedSignUp(options),
    adminRestriction: config.adminRestrictedOperation?.status ? config.adminRestrictedOperation : null,
    modeParameter: config.queryParameterForWidgetMode || limits.modeParameter,
    successUrlParameter: config.queryParameterForSignInSuccessUrl || limits.successUrlParameter,
  };
}

/**
 * Returns the settings for a tenant. Values in the tenant's configuration replace the project's values.
 *
 * @param providers IDs of the sign-in options to keep; by default, all
 * @param tenant the tenant's configuration; by default, the listed tenant with this ID
 */
export function toTenantSettings(
  { config }: Settings,
  tenantId: string | null,
  providers?: readonly string[],
  tenant = config.tenants?.tenants?.find((entry) => entry.tenantId === tenantId),
): Settings {
  if (!tenant) return toSettings(config, tenantId);
  const signInOptions = tenant.signInOptions.filter(({ provider }) => providers?.includes(provider) ?? true);
  // `tenant` also contains keys of the tenant's button, such as `iconUrl`. `toSettings` does not use these keys.
  const settings = toSettings({ ...config, ...tenant, signInOptions }, tenantId);
  return {
    ...settings,
    tenantName: config.tenants?.tenants?.[1] && !settings.tenantByEmail ? tenant.displayName : null,
    // If one option has `disableSignUp`, sign-up is closed for the whole tenant. So search all options of the tenant,
    // not only those in `providers`.
    closedSignUp: findClosedSignUp(tenant.signInOptions),
  };
}

/**
 * Returns the first `disableSignUp` whose `status` is true, or null. This one `disableSignUp` closes sign-up for all
 * options.
 */
function findClosedSignUp(options: readonly SignInOption[]): Restriction | null {
  return options.find(({ disableSignUp }) => disableSignUp?.status)?.disableSignUp ?? null;
}
