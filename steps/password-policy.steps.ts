import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { PasswordPolicyFixture } from '../src/adapters/service-control.ts';
import type { VisibleRequirement } from '../driver/visitor/requirements.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { toTenantId } from './shared/organisations.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('the app lists the requirements for passwords', function (this: DoorstepWorld) {
  changeSetting(this, 'passwordPolicy', true);
});

Given('the service asks for passwords with:', function (this: DoorstepWorld, requirements: DataTable) {
  return setPolicy(this, requirements, {});
});

Given(
  'the service asks people of {string} for passwords with:',
  function (this: DoorstepWorld, organisation: string, requirements: DataTable) {
    return setPolicy(this, requirements, { tenantId: toTenantId(organisation) });
  },
);

Given('the service recommends passwords with:', function (this: DoorstepWorld, requirements: DataTable) {
  return setPolicy(this, requirements, { isEnforced: false });
});

Given(
  'the service asks for passwords, old ones as well, with:',
  function (this: DoorstepWorld, requirements: DataTable) {
    return setPolicy(this, requirements, { forcesUpgrade: true });
  },
);

const kinds = {
  'an uppercase letter': 'uppercase',
  'a lowercase letter': 'lowercase',
  'a digit': 'digit',
  'a special character': 'special',
} as const;

/**
 * Sets the password policy of the service. Each row of the table is one requirement, such as "at least 12 characters".
 */
async function setPolicy(
  world: DoorstepWorld,
  requirements: DataTable,
  settings: Partial<PasswordPolicyFixture>,
): Promise<void> {
  const rows = requirements.raw().flat();
  const findLength = (words: string): number | undefined => {
    const row = rows.find((text) => text.startsWith(words));
    return row === undefined ? undefined : Number(row.split(' ')[2]);
  };
  const names = rows.filter((row) => !/^at (least|most) \d+ characters$/.test(row));
  const requiredCharacters = names.map((name) => {
    const kind = kinds[name as keyof typeof kinds];
    if (kind === undefined) throw new Error(`"${name}" is no requirement of a password policy.`);
    return kind;
  });
  const maximumLength = findLength('at most');
  const policy: PasswordPolicyFixture = {
    tenantId: null,
    minimumLength: findLength('at least') ?? 6,
    ...(maximumLength === undefined ? {} : { maximumLength }),
    requiredCharacters,
    isEnforced: true,
    forcesUpgrade: false,
    ...settings,
  };
  await world.service.put({ accounts: [], passwordPolicies: [policy] });
}

Then(
  '{person} sees these requirements under {string}:',
  async function (this: DoorstepWorld, _person: Person, label: string, requirements: DataTable) {
    await expectRequirements(
      this,
      label,
      requirements.raw().map(([text = '', mark = '']) => ({ text, mark })),
    );
  },
);

Then(
  '{person} sees no requirements under {string}',
  async function (this: DoorstepWorld, _person: Person, label: string) {
    await expectRequirements(this, label, []);
  },
);

async function expectRequirements(
  { visitor }: DoorstepWorld,
  label: string,
  expected: readonly { readonly text: string; readonly mark: string }[],
): Promise<void> {
  const texts = expected.map(({ text }) => text);
  const read = async () => {
    const found = await visitor.readRequirements(label);
    const inEnglish = visitor.inEnglish(
      found.map(({ text }) => text),
      texts,
    );
    return found.map(({ mark }, index) => ({ text: inEnglish[index] ?? '', mark }));
  };
  await waitUntilEqual(expected, read, `the requirements under "${label}"`);
}

Then('the requirement {string} is met', function (this: DoorstepWorld, text: string) {
  return expectMark(this, text, 'met');
});

Then('the requirement {string} is not met', function (this: DoorstepWorld, text: string) {
  return expectMark(this, text, 'not met');
});

async function expectMark(
  { visitor }: DoorstepWorld,
  expected: string,
  mark: VisibleRequirement['mark'],
): Promise<void> {
  const read = async () => {
    const found = await visitor.readRequirements('Choose password');
    return found.filter(({ text }) => visitor.inEnglish([text], [expected])[0] === expected).map((item) => item.mark);
  };
  await waitUntilEqual([mark], read, `the mark of "${expected}"`);
}
