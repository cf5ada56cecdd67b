import { useState } from 'react';
import type { AccountFixture, ServiceFixture } from '../../src/adapters/service-control.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { CopyButton } from './CopyButton.tsx';
import { enterIntoForm, type FormField } from './enter-into-form.ts';
import { listAccounts } from './usable-accounts.ts';

interface AccountListProps {
  readonly fixture: ServiceFixture;
  readonly config: UiConfig;
}

export function AccountList({ fixture, config }: AccountListProps) {
  const [status, setStatus] = useState('');
  const fillIn = ({ email, password }: AccountFixture) => {
    const filled = enterIntoForm({ username: email, ...(password !== undefined && { 'current-password': password }) });
    setStatus(describeFilled(filled, password !== undefined));
  };
  return (
    <>
      <p role="status" className="demo-status">
        {status === '' ? 'Click an account to fill in the form.' : status}
      </p>
      <ul className="demo-accounts">
        {listAccounts(fixture, config).map(({ account, isUsable }) => (
          <li key={account.email} className={isUsable ? undefined : 'demo-unusable'}>
            <div>
              <p>
                <button type="button" className="demo-fill" title="Fill in the form" onClick={() => fillIn(account)}>
                  {account.email}
                </button>
                {listLabels(account).map((label) => (
                  <span key={label}>{label}</span>
                ))}
                {!isUsable && <span>not offered by this configuration</span>}
              </p>
              <CopyButton text={account.email} label={`Copy ${account.email}`} />
            </div>
            {account.password !== undefined && (
              <div>
                <code>{account.password}</code>
                <CopyButton text={account.password} label={`Copy the password of ${account.email}`} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function describeFilled(fields: readonly FormField[], hasPassword: boolean): string {
  if (fields.length === 0) return 'This screen does not ask for an email.';
  if (!fields.includes('username')) return 'Filled in the password.';
  if (fields.includes('current-password')) return 'Filled in email and password.';
  return hasPassword ? 'Filled in the email. Click again when the form asks for the password.' : 'Filled in the email.';
}

/**
 * Returns the labels of an account: its sign-in methods except the password, and, if they apply, "second step" and
 * "disabled".
 */
function listLabels({ emailLink, providers = [], secondFactors = [], disabled }: AccountFixture): readonly string[] {
  return [
    ...(emailLink ? ['email link'] : []),
    ...providers,
    ...(secondFactors.length > 0 ? ['second step'] : []),
    ...(disabled ? ['disabled'] : []),
  ];
}
