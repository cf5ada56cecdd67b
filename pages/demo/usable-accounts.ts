import type { AccountFixture, ServiceFixture } from '../../src/adapters/service-control.ts';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** An account of the demo. `isUsable` is true if the configuration offers a way to sign in to this account. */
export interface DemoAccount {
  readonly account: AccountFixture;
  readonly tenantId: string | null;
  readonly isUsable: boolean;
}

/**
 * If the configuration has tenants, lists the accounts of all tenants of the demo. Otherwise, lists the accounts that
 * belong to no tenant.
 */
export function listAccounts(fixture: ServiceFixture, config: UiConfig): readonly DemoAccount[] {
  if (!config.tenants) return checkAccounts(fixture.accounts, config, null);
  const tenants = Object.values(config.tenants.tenants ?? []);
  return (fixture.tenants ?? []).flatMap(({ tenantId, accounts }) =>
    checkAccounts(accounts, tenants.find((tenant) => tenant.tenantId === tenantId) ?? {}, tenantId),
  );
}

function checkAccounts(
  accounts: readonly AccountFixture[] = [],
  { signInOptions = [] }: Pick<UiConfig, 'signInOptions'>,
  tenantId: string | null,
): readonly DemoAccount[] {
  const options = signInOptions.map((option): Partial<SignInOption> =>
    typeof option === 'string' ? { provider: option } : option,
  );
  const isOffered = (provider: string) => options.some((option) => option.provider === provider);
  const isSet = (key: 'signInMethod' | 'alsoOffer', value: string) => options.some((option) => option[key] === value);
  const mails = (method: 'emailLink' | 'emailCode') => isSet('signInMethod', method) || isSet('alsoOffer', method);
  const asksForPassword = isOffered('password') && !isSet('signInMethod', 'emailCode');
  return accounts.map((account) => {
    const { password, emailLink, providers = [], secondFactors = [] } = account;
    const isUsable =
      (password !== undefined && asksForPassword) ||
      (emailLink === true && mails('emailLink')) ||
      (secondFactors.length === 0 && mails('emailCode')) ||
      providers.some(isOffered);
    return { account, tenantId, isUsable };
  });
}
