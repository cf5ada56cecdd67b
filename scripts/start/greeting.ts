import type { AccountFixture } from '../../src/adapters/service-control.ts';
import type { Door } from './door.ts';

/**
 * What is printed once the app can be opened: where, on what, and what to try.
 *
 * @param accounts those of the demo
 */
export function greeting(url: string, door: Door, accounts: readonly AccountFixture[]): string {
  const lines = ['', `  Doorstep is open at ${url}`, `  Backend: ${door.backend}`, ''];
  if (door.isDemo) {
    lines.push('  Accounts:', ...accounts.map((account) => `    ${describe(account)}`), '', '  To try:');
    lines.push(...thingsToTry(accounts).map((thing) => `    - ${thing}`), '');
  }
  return [...lines, '  Ctrl+C closes it.', ''].join('\n');
}

function describe(account: AccountFixture): string {
  const { email, password, displayName, disabled, emailLink, providers = [], secondFactors = [] } = account;
  const ways = [
    ...(password === undefined ? [] : [`password: ${password}`]),
    ...(emailLink ? ['email link'] : []),
    ...providers,
  ];
  const remarks = [
    ...(displayName === undefined ? [] : [displayName]),
    ...(secondFactors.length > 0 ? ['with a second step'] : []),
    ...(disabled ? ['disabled'] : []),
  ];
  return [email.padEnd(24), ways.join(', ').padEnd(30), remarks.join(', ')].join('  ').trimEnd();
}

function thingsToTry(accounts: readonly AccountFixture[]): readonly string[] {
  const known = accounts.find(({ password, disabled }) => password !== undefined && !disabled);
  return [
    ...(known === undefined ? [] : [`sign in as ${known.email}, then sign out`]),
    'create an account with any other email',
    'forget a password: "Trouble signing in?", then open the link in the outbox beside the app',
    'choose another configuration in the panel: email link, phone, providers, guests, a second step, tenants',
    'the other pages, once signed in: /cummies, and one that does not exist',
  ];
}
