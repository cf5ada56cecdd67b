import { parseSignInOptions } from './providers.ts';

/**
 * An organisation, as a row of a table in the features. Another row with the same organisation adds sign-in options.
 */
export type OrganisationRow = Readonly<Record<string, string>>;

interface Tenant {
  readonly tenantId: string | null;
  readonly displayName: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  readonly signInFlow?: 'popup';
  readonly immediateFederatedRedirect?: true;
  readonly signInOptions: Record<string, unknown>[];
}

/** Returns the tenant ID of an organisation. */
export const toTenantId = (organisation: string): string => organisation.toLowerCase();

/** Creates the widget's tenant configuration. */
export function createTenants(rows: readonly OrganisationRow[]): Tenant[] {
  const tenants = new Map<string, Tenant>();
  for (const row of rows) {
    const { organisation = '', ways = '', domain = '', pattern = '' } = row;
    const hd = pattern === '' ? domain : { pattern };
    const options = parseSignInOptions(ways).map((provider) => ({ provider, ...(hd === '' ? {} : { hd }) }));
    const existing = tenants.get(organisation);
    if (existing) existing.signInOptions.push(...options);
    else tenants.set(organisation, { ...createTenant(row), signInOptions: options });
  }
  return [...tenants.values()];
}

function createTenant(row: OrganisationRow): Omit<Tenant, 'signInOptions'> {
  const { organisation = '', accounts, label, colour, icon, windows } = row;
  return {
    tenantId: accounts === "the app's own" ? null : toTenantId(organisation),
    displayName: organisation,
    ...toProperty('fullLabel', label),
    ...toProperty('buttonColor', colour),
    ...toProperty('iconUrl', icon),
    ...(windows === 'yes' ? { signInFlow: 'popup' as const } : {}),
    ...(row['at once'] === 'yes' ? { immediateFederatedRedirect: true as const } : {}),
  };
}

/** Returns an object with one property, or an empty object for an empty cell. */
const toProperty = (key: string, value: string | undefined): Record<string, string> =>
  value === undefined || value === '' ? {} : { [key]: value };
