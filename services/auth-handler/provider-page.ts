import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';

/**
 * The window of a federated provider, in place of the emulator's own: that one loads styles and scripts from the
 * network, and knows verified addresses only. It has the same fields as the in-memory service's (pages/demo/provider).
 *
 * @param known who may be chosen
 */
export function providerPage(providerId: string, known: readonly ProviderIdentity[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(providerId)}</title>
<style>
  body { margin: 2rem auto; max-width: 22rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  form, ul { display: grid; gap: 0.75rem; padding: 0; list-style: none; }
  label { display: grid; }
  label.check { display: flex; gap: 0.5rem; }
  input[type='text'], input[type='email'], button { min-height: 2.5rem; padding: 0 0.75rem; font: inherit; }
</style>
</head>
<body>
<main>
<h1>Sign in with ${escaped(providerId)}</h1>
<p></p>
<ul aria-label="Known accounts"></ul>
<form novalidate>
<label>Email<input name="email" type="email" autocomplete="off"></label>
<label>Name<input name="name" type="text" autocomplete="off"></label>
<label class="check"><input name="verified" type="checkbox" checked>The email is verified</label>
<button type="submit">Sign in</button>
<button type="button" name="cancel">Cancel</button>
</form>
</main>
<script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
<script>(${finish.toString()})();</script>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Runs in the page, which is the service's: tells the SDK who signs in, as the emulator's own page does. */
function finish(): void {
  const query = new URLSearchParams(location.search);
  const providerId = query.get('providerId') ?? '';
  const authType = query.get('authType') ?? '';
  const storageKey = `${query.get('apiKey')}:${query.get('appName')}`;

  function tell(identity: Record<string, unknown> | null, code = 'auth/user-cancelled'): void {
    const error = identity ? null : { code, message: 'The provider says no.' };
    const authEvent = {
      type: authType,
      eventId: query.get('eventId'),
      urlResponse: identity && responseOf(identity),
      sessionId: 'none',
      postBody: '',
      tenantId: query.get('tid'),
      error,
    };
    if (/popup/i.test(authType)) return tellOpener(authEvent);
    sessionStorage.setItem(`firebase:redirectEvent:${storageKey}`, JSON.stringify(authEvent));
    location.replace(query.get('redirectUrl') ?? '/');
  }

  function responseOf(identity: Record<string, unknown>): string {
    const answer = new URLSearchParams({ providerId, id_token: JSON.stringify(identity) });
    if (providerId.startsWith('saml.')) {
      answer.set('SAMLResponse', JSON.stringify({ assertion: { subject: { nameId: identity['email'] } } }));
    }
    return `${location.origin}${location.pathname}?${answer}`;
  }

  /** The frame of the SDK in the page that opened this window. */
  function tellOpener(authEvent: object): void {
    const opener = window.opener as Window | null;
    for (let index = 0; index < (opener?.frames.length ?? 0); index += 1) {
      const frame = opener?.frames[index];
      try {
        const asked = new URLSearchParams(frame?.location.search);
        if (`${asked.get('apiKey')}:${asked.get('appName')}` !== storageKey) continue;
        frame?.postMessage({ eventType: 'sendAuthEvent', data: { storageKey, authEvent } }, location.origin);
      } catch {
        // A frame of another origin.
      }
    }
  }

  const scopes = query.get('scopes')?.split(',') ?? [];
  const asks = document.querySelector('p');
  if (asks && scopes.length > 0) asks.textContent = `The app asks for: ${scopes.join(', ')}`;
  const parameters = JSON.parse(query.get('customParameters') ?? '{}') as Record<string, string>;
  const hint = Object.values(parameters).find((value) => value.includes('@'));
  const emailField = document.querySelector<HTMLInputElement>('[name="email"]');
  if (emailField && hint !== undefined) emailField.value = hint;

  const known = JSON.parse(document.querySelector('#known')?.textContent ?? '[]') as Record<string, unknown>[];
  for (const identity of known) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = String(identity['email'] ?? identity['name'] ?? identity['sub']);
    button.addEventListener('click', () => tell(identity));
    const item = document.createElement('li');
    item.append(button);
    document.querySelector('ul')?.append(item);
  }
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const email = String(fields.get('email') ?? '').trim();
    const name = String(fields.get('name') ?? '').trim();
    tell({
      sub: email.toLowerCase() || 'nobody',
      ...(email === '' ? {} : { email, email_verified: fields.has('verified') }),
      ...(name === '' ? {} : { name }),
    });
  });
  document.addEventListener('provider-refuses', (event) => tell(null, (event as CustomEvent<string>).detail));
  document.querySelector('[name="cancel"]')?.addEventListener('click', () => tell(null));
}
