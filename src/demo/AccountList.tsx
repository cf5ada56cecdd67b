import type { AccountFixture } from '../adapters/service-control.ts';

/** The accounts that can be signed in with. */
export function AccountList({ accounts }: { accounts: readonly AccountFixture[] }) {
  return (
    <dl className="demo-accounts">
      {accounts.map(({ email, password, disabled }) => (
        <div key={email}>
          <dt>{email}</dt>
          <dd>
            {password === undefined ? 'no password' : <code>{password}</code>}
            {disabled && ' (disabled)'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
