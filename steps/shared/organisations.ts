import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';
import { parseSignInOptions } from './providers.ts';

/**
 * A row of a scenario's table of organisations (tenants). An organisation with several rows offers the sign-in options
 * of all its rows.
 */
export type OrganisationRow = Readonly<Record<string, string>>;

/** Organisations for scenarios in which their details do not matter. */
const defaultOrganisations: readonly OrganisationRow[] = [
  { organisation: 'Initech', 'sign-in options': 'email' },
  { organisation: 'Globex', 'sign-in options': 'Google and email' },
];

/**
 * Makes the app offer organisations in place of its own sign-in options.
 *
 * @param options further settings of the widget's `tenants`
 */
export function offerOrganisations(
  world: DoorstepWorld,
  rows: readonly OrganisationRow[] = defaultOrganisations,
  options: object = {},
): void {
  changeSetting(world, 'signInOptions', null);
  changeSetting(world, 'tenants', { ...options, tenants: createTenants(rows) });
}

/**
 * Makes the app's function `findTenant` find these organisations, by ID or by the domain of an email (the column "email
 * domain").
 */
export function findOrganisations(world: DoorstepWorld, rows: readonly OrganisationRow[]): void {
  const finds = createTenants(rows.map(({ 'email domain': _domain, ...row }) => row)).map((tenant) => ({
    tenantId: tenant.tenantId,
    domain: rows.find(({ organisation }) => organisation === tenant.displayName)?.['email domain'] ?? '',
    tenant,
  }));
  changeSetting(world, 'signInOptions', null);
  changeSetting(world, 'tenants', { displayMode: 'identifierFirst', findTenant: { finds } });
}

/**
 * Returns the index of an organisation in the list of tenants.
 *
 * @throws Error if no organisation has this name
 */
export function findOrganisationIndex(world: DoorstepWorld, organisation: string): number {
  const { tenants } = world.visitor.getConfig()['tenants'] as { readonly tenants: readonly Tenant[] };
  const index = tenants.findIndex(({ displayName }) => displayName === organisation);
  if (index === -1) throw new Error(`People of "${organisation}" do not sign in here. An earlier step must say so.`);
  return index;
}

interface Tenant {
  readonly tenantId: string | null;
  readonly displayName: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  readonly signInFlow?: 'popup';
  readonly immediateFederatedRedirect?: true;
  readonly submitFullCodes?: boolean;
  readonly signInOptions: Record<string, unknown>[];
}

export const toTenantId = (organisation: string): string => organisation.toLowerCase();

function createTenants(rows: readonly OrganisationRow[]): Tenant[] {
  const tenants = new Map<string, Tenant>();
  for (const row of rows) {
    const { organisation = '', 'email domain': domain = '', 'pattern of emails': pattern = '' } = row;
    const hd = pattern === '' ? domain : { pattern };
    const options = parseSignInOptions(row['sign-in options'] ?? '').map((provider) => ({
      provider,
      ...(hd === '' ? {} : { hd }),
    }));
    const existing = tenants.get(organisation);
    if (existing) existing.signInOptions.push(...options);
    else tenants.set(organisation, { ...createTenant(row), signInOptions: options });
  }
  return [...tenants.values()];
}

function createTenant(row: OrganisationRow): Omit<Tenant, 'signInOptions'> {
  const { organisation = '', accounts, label, colour, icon, 'submits full codes': submits = '' } = row;
  return {
    tenantId: accounts === "the app's own" ? null : toTenantId(organisation),
    displayName: organisation,
    ...toProperty('fullLabel', label),
    ...toProperty('buttonColor', colour),
    ...toProperty('iconUrl', icon),
    ...(row['opens providers in windows'] === 'yes' ? { signInFlow: 'popup' as const } : {}),
    ...(row['opens its provider at once'] === 'yes' ? { immediateFederatedRedirect: true as const } : {}),
    ...(submits === '' ? {} : { submitFullCodes: submits === 'yes' }),
  };
}

/** Returns `{ [key]: value }`. Returns `{}` if the cell of the table is empty. */
const toProperty = (key: string, value: string | undefined): Record<string, string> =>
  value === undefined || value === '' ? {} : { [key]: value };
