import type { AccountFixture, ServiceFixture } from '../../src/adapters/service-control.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';

interface AccountListProps {
  readonly fixture: ServiceFixture;
  readonly config: UiConfig;
}

export function AccountList({ fixture, config }: AccountListProps) {
  const tenants = config.tenants && fixture.tenants;
  const accounts = tenants ? tenants.flatMap((tenant) => tenant.accounts) : fixture.accounts;
  return (
    <dl className="demo-accounts">
      {accounts.map((account) => (
        <div key={account.email}>
          <dt>{account.email}</dt>
          <dd>
            {account.password !== undefined && <code>{account.password}</code>}
            {listLabels(account).map((label) => (
              <span key={label}>{label}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Returns an account's labels: the sign-in methods except the password, and "second step" and "disabled" if they apply.
 */
function listLabels({ emailLink, providers = [], secondFactors = [], disabled }: AccountFixture): readonly string[] {
  return [
    ...(emailLink ? ['email link'] : []),
    ...providers,
    ...(secondFactors.length > 0 ? ['second step'] : []),
    ...(disabled ? ['disabled'] : []),
  ];
}
