import { waysOf } from './providers.ts';

/** An organisation, as a row of a table tells it. A second row of one organisation gives it more ways in. */
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

/** What the service calls an organisation. */
export const tenantIdOf = (organisation: string): string => organisation.toLowerCase();

/** The widget's configuration for these organisations. */
export function tenantsOf(rows: readonly OrganisationRow[]): Tenant[] {
  const tenants = new Map<string, Tenant>();
  for (const row of rows) {
    const { organisation = '', ways = '', domain = '', pattern = '' } = row;
    const hd = pattern === '' ? domain : { pattern };
    const options = waysOf(ways).map((provider) => ({ provider, ...(hd === '' ? {} : { hd }) }));
    const known = tenants.get(organisation);
    if (known) known.signInOptions.push(...options);
    else tenants.set(organisation, { ...tenantOf(row), signInOptions: options });
  }
  return [...tenants.values()];
}

function tenantOf(row: OrganisationRow): Omit<Tenant, 'signInOptions'> {
  const { organisation = '', accounts, label, colour, icon, windows } = row;
  return {
    tenantId: accounts === "the app's own" ? null : tenantIdOf(organisation),
    displayName: organisation,
    ...given('fullLabel', label),
    ...given('buttonColor', colour),
    ...given('iconUrl', icon),
    ...(windows === 'yes' ? { signInFlow: 'popup' as const } : {}),
    ...(row['at once'] === 'yes' ? { immediateFederatedRedirect: true as const } : {}),
  };
}

const given = (key: string, value: string | undefined): Record<string, string> =>
  value === undefined || value === '' ? {} : { [key]: value };
