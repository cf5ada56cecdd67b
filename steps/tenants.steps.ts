import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { defaultPassword } from './shared/people.ts';
import { parseSignInOptions } from './shared/providers.ts';
import { getState, type Person } from './shared/scenario-state.ts';

/**
 * An organisation, as a row of a table in the features. Further rows with the same organisation add sign-in options.
 */
type OrganisationRow = Readonly<Record<string, string>>;

/** Organisations for scenarios in which their details do not matter. */
const defaultOrganisations: readonly OrganisationRow[] = [
  { organisation: 'Initech', 'sign-in options': 'email' },
  { organisation: 'Globex', 'sign-in options': 'Google and email' },
];

Given('people of these organisations sign in here:', function (this: DoorstepWorld, organisations: DataTable) {
  offerTenants(this, organisations.hashes(), {});
});

Given(
  'people of these organisations sign in here, and enter their email first:',
  function (this: DoorstepWorld, organisations: DataTable) {
    offerTenants(this, organisations.hashes(), { displayMode: 'identifierFirst' });
  },
);

Given('people of Initech and Globex sign in here', function (this: DoorstepWorld) {
  offerTenants(this, defaultOrganisations, {});
});

Given('sign-up is closed at {string}', function (this: DoorstepWorld, organisation: string) {
  const index = findTenantIndex(this, organisation);
  changeSetting(this, `tenants.tenants[${index}].signInOptions[0].disableSignUp`, { status: true });
});

Given(
  '{string} mails sign-in links instead of asking for passwords',
  function (this: DoorstepWorld, organisation: string) {
    const index = findTenantIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].signInOptions[0].signInMethod`, 'emailLink');
  },
);

Given(
  'the first sign-in option of {string} has the colour {string}',
  function (this: DoorstepWorld, organisation: string, colour: string) {
    const index = findTenantIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].signInOptions[0].buttonColor`, colour);
  },
);

Given(
  '{person} has an account at {string}',
  async function (this: DoorstepWorld, { email }: Person, organisation: string) {
    const accounts = [{ email, password: defaultPassword }];
    await this.service.put({ accounts: [], tenants: [{ tenantId: toTenantId(organisation), accounts }] });
    getState(this).passwords.set(email, defaultPassword);
  },
);

Then('{person} belongs to {string}', async function (this: DoorstepWorld, { email }: Person, organisation: string) {
  const [call] = await this.visitor.readCallbackCalls('signInSuccessWithAuthResult');
  const { user } = (call as [{ user: { email: string; tenantId: string | null } }])[0];
  assert.deepEqual({ ...user, email: user.email }, { ...user, email, tenantId: toTenantId(organisation) });
});

function offerTenants(world: DoorstepWorld, rows: readonly OrganisationRow[], options: object): void {
  changeSetting(world, 'signInOptions', null);
  changeSetting(world, 'tenants', { ...options, tenants: createTenants(rows) });
}

/**
 * Returns the index of an organisation in the list of tenants.
 *
 * @throws Error if no organisation has this name
 */
function findTenantIndex(world: DoorstepWorld, organisation: string): number {
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
  readonly signInOptions: Record<string, unknown>[];
}

/** Returns the tenant ID of an organisation. */
const toTenantId = (organisation: string): string => organisation.toLowerCase();

/** Creates the widget's tenant configuration. */
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
  const { organisation = '', accounts, label, colour, icon } = row;
  return {
    tenantId: accounts === "the app's own" ? null : toTenantId(organisation),
    displayName: organisation,
    ...toProperty('fullLabel', label),
    ...toProperty('buttonColor', colour),
    ...toProperty('iconUrl', icon),
    ...(row['opens providers in windows'] === 'yes' ? { signInFlow: 'popup' as const } : {}),
    ...(row['opens its provider at once'] === 'yes' ? { immediateFederatedRedirect: true as const } : {}),
  };
}

/** Returns an object with one property, or an empty object for an empty cell. */
const toProperty = (key: string, value: string | undefined): Record<string, string> =>
  value === undefined || value === '' ? {} : { [key]: value };
