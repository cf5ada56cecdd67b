import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';
import { h, type VirtualElement } from '../../src/renderers/plain/dom.ts';
import type { PendingSignIn } from './pending-sign-in.ts';

/**
 * Draws the page that stands in for Google and the other providers. Uses no React, because React takes longer to load,
 * and scenarios open this page hundreds of times.
 */
export function drawProviderPage(pendingSignIn: PendingSignIn | null): VirtualElement {
  if (!pendingSignIn) return h('main', { class: 'provider' }, h('p', {}, 'No app has opened this page for a sign-in.'));
  const { providerId, scopes, identities } = pendingSignIn.request;
  return h(
    'main',
    { class: 'provider' },
    h('h1', {}, `Sign in with ${providerId}`),
    h('p', { key: 'about' }, `This page stands in for ${providerId}. Sign in with any email.`),
    scopes.length > 0 && h('p', { key: 'scopes' }, `The app asks for: ${scopes.join(', ')}`),
    identities.length > 0 && drawKnownAccounts(pendingSignIn),
    drawForm(pendingSignIn),
  );
}

function drawKnownAccounts({ request, signIn }: PendingSignIn): VirtualElement {
  const accounts = request.identities.map((identity) => {
    const name = identity.email ?? identity.name ?? identity.sub;
    return h('li', { key: identity.sub }, h('button', { type: 'button', on: { click: () => signIn(identity) } }, name));
  });
  return h('ul', { 'aria-label': 'Known accounts' }, ...accounts);
}

function drawForm({ request, signIn, refuse }: PendingSignIn): VirtualElement {
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    signIn(readIdentity(new FormData(event.currentTarget)));
  };
  const email = { name: 'email', type: 'email', autocomplete: 'off', value: findEmailHint(request.customParameters) };
  return h(
    'form',
    { novalidate: true, on: { submit } },
    h('label', { key: 'email' }, 'Email', h('input', email)),
    h('label', { key: 'name' }, 'Name', h('input', { name: 'name', type: 'text', autocomplete: 'off' })),
    h(
      'label',
      { class: 'provider-check' },
      h('input', { name: 'verified', type: 'checkbox', checked: true }),
      'The email is verified',
    ),
    h('button', { key: 'sign-in', type: 'submit' }, 'Sign in'),
    h('button', { key: 'cancel', type: 'button', on: { click: () => refuse() } }, 'Cancel'),
  );
}

/**
 * Returns the identity that the visitor has typed in. Its ID is the email, so the same email always means the same
 * account.
 */
function readIdentity(fields: FormData): ProviderIdentity {
  const email = String(fields.get('email') ?? '').trim();
  const name = String(fields.get('name') ?? '').trim();
  return {
    sub: email.toLowerCase() || 'nobody',
    ...(email === '' ? {} : { email, email_verified: fields.has('verified') }),
    ...(name === '' ? {} : { name }),
  };
}

/**
 * Finds the email that the app suggests to the provider. Looks for an @, because each provider names this parameter
 * differently.
 */
function findEmailHint(customParameters: Readonly<Record<string, string>>): string {
  return Object.values(customParameters).find((value) => value.includes('@')) ?? '';
}
