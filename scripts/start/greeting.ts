import type { AccountFixture } from '../../src/adapters/service-control.ts';
import type { StartTarget } from './start-targets.ts';

/**
 * Returns the text to print when the app is running. For a demo, the text suggests what to try.
 *
 * @param accounts the demo's accounts
 */
export function greeting(url: string, target: StartTarget, accounts: readonly AccountFixture[]): string {
  const lines = ['', `  Doorstep is running at ${url}`, `  Backend: ${target.backend.join('\n  ')}`, ''];
  if (target.isDemo) {
    lines.push(
      '  Accounts (email, ways to sign in, name):',
      ...accounts.map((account) => `    ${describeAccount(account)}`),
      '',
      '  To try:',
    );
    lines.push(...suggestions(accounts).map((suggestion) => `    - ${suggestion}`), '');
  }
  return [...lines, '  Press Ctrl+C to stop.', ''].join('\n');
}

function describeAccount(account: AccountFixture): string {
  const { email, password, displayName, disabled, emailLink, providers = [], secondFactors = [] } = account;
  const methods = [
    ...(password === undefined ? [] : [`password: ${password}`]),
    ...(emailLink ? ['email link'] : []),
    ...providers,
  ];
  const remarks = [
    ...(displayName === undefined ? [] : [displayName]),
    ...(secondFactors.length > 0 ? ['needs a second factor: its codes are under "Outbox" on the page'] : []),
    ...(disabled ? ['disabled account'] : []),
  ];
  return [email.padEnd(24), methods.join(', ').padEnd(30), remarks.join(', ')].join('  ').trimEnd();
}

function suggestions(accounts: readonly AccountFixture[]): readonly string[] {
  const known = accounts.find(({ password, disabled }) => password !== undefined && !disabled);
  return [
    ...(known === undefined ? [] : [`sign in as ${known.email}, then sign out`]),
    'create an account with any other email',
    'reset a password: choose "Trouble signing in?", then follow the link under "Outbox" on the page',
    'when signed in, choose "your account" on the page, which also lists devices',
    'choose another configuration of the widget on the page, such as "Code by email" or "Phone"',
    'when signed in, open /cummies, a page for signed-in visitors (the product specification gave it this name)',
  ];
}
