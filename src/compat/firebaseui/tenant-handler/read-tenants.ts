import { toSettings, type Settings } from '../../../widget/config/settings.ts';
import type { CheckedTenant, SignInOption } from '../../../widget/config/ui-config.ts';
import { readUiConfig } from '../config/read-ui-config.ts';
import type { ConfigContext } from '../config/reader.ts';
import { readSignInOptions } from '../config/sign-in-options.ts';
import { readImageUrl, readText, withoutUndefined, type Given, type Warn } from '../config/values.ts';
import type { CIAPHandlerConfig, Config, TenantConfig } from '../types.ts';
import { expectTenant, findTenant } from './find-tenant.ts';

/**
 * Reads the configurations of tenants. Like FirebaseUI, leaves out a tenant without a configuration and calls `warn`
 * (reference §6.5).
 */
export function readTenants(
  config: CIAPHandlerConfig,
  tenantIds: readonly (string | null)[],
  context: ConfigContext,
  warn: Warn,
): readonly CheckedTenant[] {
  return tenantIds.flatMap((id) => {
    const tenantId = id || null;
    const tenant = findTenant(config, tenantId);
    if (tenant) return [readTenant(tenant, tenantId, context, warn)];
    warn(`Invalid tenant configuration: ${tenantId ?? '_'} is not configured!`);
    return [];
  });
}

function readTenant(tenant: TenantConfig, tenantId: string | null, context: ConfigContext, warn: Warn): CheckedTenant {
  const get = (key: keyof TenantConfig): Given => ({ path: `tenants.${tenantId ?? '_'}.${key}`, value: tenant[key] });
  return withoutUndefined<CheckedTenant>({
    tenantId,
    displayName: readText(get('displayName'), warn) ?? tenantId ?? '',
    fullLabel: readText(get('fullLabel'), warn),
    buttonColor: readText(get('buttonColor'), warn),
    iconUrl: readImageUrl(get('iconUrl'), context.getBase(), warn),
    signInOptions: readOptions(tenant, context, warn),
    signInFlow: undefined,
    immediateFederatedRedirect: undefined,
    tosUrl: undefined,
    privacyPolicyUrl: undefined,
  });
}

/**
 * Reads the sign-in options of a tenant.
 *
 * @throws Error with FirebaseUI's message if the tenant has no sign-in options
 */
function readOptions({ signInOptions }: TenantConfig, context: ConfigContext, warn: Warn): readonly SignInOption[] {
  if (!Array.isArray(signInOptions)) {
    throw new Error('Invalid tenant configuration: signInOptions are invalid!');
  }
  return readSignInOptions(signInOptions, { context, warn });
}

/**
 * Returns the settings of the pages on which the visitor chooses a tenant: the links to the terms and the privacy
 * policy.
 */
export function readPageSettings(
  { tosUrl, privacyPolicyUrl }: CIAPHandlerConfig,
  context: ConfigContext,
  warn: Warn,
): Settings {
  return toSettings(readUiConfig({ tosUrl, privacyPolicyUrl }, context, warn).config);
}

/** The keys of a tenant's configuration that affect the sign-in (reference §2.11). */
const signInKeys = ['immediateFederatedRedirect', 'privacyPolicyUrl', 'signInFlow', 'signInOptions', 'tosUrl'] as const;

/**
 * Returns the `uiConfig` for a sign-in at a tenant.
 *
 * @param providerIds IDs of the sign-in options to keep; undefined to keep all
 */
export function toSignInConfig(
  config: CIAPHandlerConfig,
  tenantId: string | null,
  providerIds: readonly string[] | undefined,
): Config {
  const tenant = expectTenant(config, tenantId);
  const given = Object.fromEntries(signInKeys.flatMap((key) => (key in tenant ? [[key, tenant[key]]] : []))) as Config;
  if (!given.signInOptions || !providerIds) return given;
  const signInOptions = given.signInOptions.filter((option) =>
    providerIds.includes(typeof option === 'string' ? option : option.provider),
  );
  return { ...given, signInOptions };
}
