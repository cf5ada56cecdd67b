import type { AccountFixture, ServiceFixture } from '../../src/adapters/service-control.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';

interface AccountListProps {
  readonly fixture: ServiceFixture;
  readonly config: UiConfig;
}

/** The accounts that can be signed in with: the project's own, or each tenant's. */
export function AccountList({ fixture, config }: AccountListProps) {
  const tenants = config.tenants && fixture.tenants;
  const shown = tenants ? tenants.flatMap((tenant) => tenant.accounts) : fixture.accounts;
  return (
    <dl className="demo-accounts">
      {shown.map((account) => (
        <div key={account.email}>
          <dt>{account.email}</dt>
          <dd>
            {account.password !== undefined && <code>{account.password}</code>}
            {ways(account).map((way) => (
              <span key={way}>{way}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the account signs in beside its password, and what is special about it. */
function ways({ emailLink, providers = [], secondFactors = [], disabled }: AccountFixture): readonly string[] {
  return [
    ...(emailLink ? ['email link'] : []),
    ...providers,
    ...(secondFactors.length > 0 ? ['second step'] : []),
    ...(disabled ? ['disabled'] : []),
  ];
}
