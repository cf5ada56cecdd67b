import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { h, type VirtualElement } from '../../src/renderers/plain/dom.ts';
import type { PendingSignIn } from './pending-sign-in.ts';

/**
 * Asks who signs in: somebody whom the provider knows, or whoever is typed in. Without React: it is drawn once, and
 * scenarios open it hundreds of times.
 */
export function drawProviderPage(counter: PendingSignIn | null): VirtualElement {
  if (!counter) return h('main', { class: 'provider' }, h('p', {}, 'Nobody was sent here to sign in.'));
  const { providerId, scopes, identities } = counter.request;
  return h(
    'main',
    { class: 'provider' },
    h('h1', {}, `Sign in with ${providerId}`),
    h('p', { key: 'about' }, `In place of ${providerId}, which is not asked: be whoever you like.`),
    scopes.length > 0 && h('p', { key: 'scopes' }, `The app asks for: ${scopes.join(', ')}`),
    identities.length > 0 && knownAccounts(counter),
    form(counter),
  );
}

function knownAccounts({ request, signIn }: PendingSignIn): VirtualElement {
  const accounts = request.identities.map((identity) => {
    const name = identity.email ?? identity.name ?? identity.sub;
    return h('li', { key: identity.sub }, h('button', { type: 'button', on: { click: () => signIn(identity) } }, name));
  });
  return h('ul', { 'aria-label': 'Known accounts' }, ...accounts);
}

function form({ request, signIn, refuse }: PendingSignIn): VirtualElement {
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    signIn(typedIn(new FormData(event.currentTarget)));
  };
  const email = { name: 'email', type: 'email', autocomplete: 'off', value: hintIn(request.customParameters) };
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

/** Providers know a person by an id of their own; here it is the address, so that they are the same the next time. */
function typedIn(fields: FormData): ProviderIdentity {
  const email = String(fields.get('email') ?? '').trim();
  const name = String(fields.get('name') ?? '').trim();
  return {
    sub: email.toLowerCase() || 'nobody',
    ...(email === '' ? {} : { email, email_verified: fields.has('verified') }),
    ...(name === '' ? {} : { name }),
  };
}

/** The address that the app expects, whatever the provider calls the parameter. */
function hintIn(customParameters: Readonly<Record<string, string>>): string {
  return Object.values(customParameters).find((value) => value.includes('@')) ?? '';
}
