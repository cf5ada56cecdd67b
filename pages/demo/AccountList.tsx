import { useEffect, useReducer, useState } from 'react';
import type { AccountFixture, ServiceFixture } from '../../src/adapters/service-control.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Passwords } from './demo-service.ts';
import { enterIntoForm, type FormField } from './enter-into-form.ts';
import { listAccounts, type DemoAccount } from './usable-accounts.ts';

interface AccountListProps {
  readonly fixture: ServiceFixture;
  readonly passwords: Passwords | undefined;
  readonly config: UiConfig;
}

export function AccountList({ fixture, passwords, config }: AccountListProps) {
  const [status, setStatus] = useState('');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => passwords?.subscribe(redraw), [passwords]);
  const fillIn = (email: string, password: string | undefined) => {
    const filled = enterIntoForm({ username: email, ...(password !== undefined && { 'current-password': password }) });
    setStatus(describeFilled(filled, password !== undefined));
  };
  return (
    <>
      <p role="status" className="demo-status">
        {status === '' ? 'Click an account to fill in the form.' : status}
      </p>
      <ul className="demo-accounts">
        {listAccounts(fixture, config).map((each) => {
          const { account, isUsable } = each;
          const password = findPassword(each, passwords);
          return (
            <li key={account.email} className={isUsable ? undefined : 'demo-unusable'}>
              <div>
                <p>
                  <button
                    type="button"
                    className="demo-fill"
                    title="Fill in the form"
                    onClick={() => fillIn(account.email, password)}
                  >
                    {account.email}
                  </button>
                  {listLabels(account).map((label) => (
                    <span key={label}>{label}</span>
                  ))}
                  {!isUsable && <span>not offered by this configuration</span>}
                </p>
                <CopyButton text={account.email} label={`Copy ${account.email}`} />
              </div>
              {password !== undefined && (
                <div>
                  <code>{password}</code>
                  <CopyButton text={password} label={`Copy the password of ${account.email}`} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * Returns the account's current password, which the visitor may have changed. Returns undefined if the account has no
 * password.
 */
function findPassword({ account, tenantId }: DemoAccount, passwords: Passwords | undefined): string | undefined {
  const current = passwords?.find(account.email, tenantId);
  return current === undefined ? account.password : (current ?? undefined);
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
