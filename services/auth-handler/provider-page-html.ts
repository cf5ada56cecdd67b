import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';

/**
 * Returns the HTML of the provider page, with the same fields as the demo's provider page. Replaces the emulator's own
 * page, which loads scripts from the network and treats every email as verified.
 *
 * @param known the identities that the visitor can choose
 */
export function renderProviderPage(providerId: string, known: readonly ProviderIdentity[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(providerId)}</title>
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
<h1>Sign in with ${escapeHtml(providerId)}</h1>
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
<script>(${runProviderPage.toString()})();</script>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Sends the chosen identity to the SDK, in the format of the emulator's own page. This function runs in the page, so it
 * cannot use the rest of this module.
 */
function runProviderPage(): void {
  const query = new URLSearchParams(location.search);
  const providerId = query.get('providerId') ?? '';
  const authType = query.get('authType') ?? '';
  const storageKey = `${query.get('apiKey')}:${query.get('appName')}`;

  /** Signs in with the identity. If the identity is null, reports that the visitor has cancelled the sign-in. */
  function finish(identity: Record<string, unknown> | null): void {
    const error = identity ? null : { code: 'auth/user-cancelled', message: 'The visitor has cancelled the sign-in.' };
    const authEvent = {
      type: authType,
      eventId: query.get('eventId'),
      urlResponse: identity && toResponseUrl(identity),
      sessionId: 'none',
      postBody: '',
      tenantId: query.get('tid'),
      error,
    };
    if (/popup/i.test(authType)) return postToOpener(authEvent);
    sessionStorage.setItem(`firebase:redirectEvent:${storageKey}`, JSON.stringify(authEvent));
    location.replace(query.get('redirectUrl') ?? '/');
  }

  function toResponseUrl(identity: Record<string, unknown>): string {
    const parameters = new URLSearchParams({ providerId, id_token: JSON.stringify(identity) });
    if (providerId.startsWith('saml.')) {
      parameters.set('SAMLResponse', JSON.stringify({ assertion: { subject: { nameId: identity['email'] } } }));
    }
    return `${location.origin}${location.pathname}?${parameters}`;
  }

  function postToOpener(authEvent: object): void {
    const opener = window.opener as Window | null;
    for (let index = 0; index < (opener?.frames.length ?? 0); index += 1) {
      const frame = opener?.frames[index];
      try {
        const frameQuery = new URLSearchParams(frame?.location.search);
        if (`${frameQuery.get('apiKey')}:${frameQuery.get('appName')}` !== storageKey) continue;
        frame?.postMessage({ eventType: 'sendAuthEvent', data: { storageKey, authEvent } }, location.origin);
      } catch {
        // Skip frames of other sites, because the browser throws when a script reads their location.
      }
    }
  }

  const scopes = query.get('scopes')?.split(',') ?? [];
  const scopeText = document.querySelector('p');
  if (scopeText && scopes.length > 0) scopeText.textContent = `The app asks for: ${scopes.join(', ')}`;
  const customParameters = JSON.parse(query.get('customParameters') ?? '{}') as Record<string, string>;
  const hint = Object.values(customParameters).find((value) => value.includes('@'));
  const emailField = document.querySelector<HTMLInputElement>('[name="email"]');
  if (emailField && hint !== undefined) emailField.value = hint;

  const known = JSON.parse(document.querySelector('#known')?.textContent ?? '[]') as Record<string, unknown>[];
  for (const identity of known) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = String(identity['email'] ?? identity['name'] ?? identity['sub']);
    button.addEventListener('click', () => finish(identity));
    const item = document.createElement('li');
    item.append(button);
    document.querySelector('ul')?.append(item);
  }
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const email = String(fields.get('email') ?? '').trim();
    const name = String(fields.get('name') ?? '').trim();
    finish({
      sub: email.toLowerCase() || 'nobody',
      ...(email === '' ? {} : { email, email_verified: fields.has('verified') }),
      ...(name === '' ? {} : { name }),
    });
  });
  document.querySelector('[name="cancel"]')?.addEventListener('click', () => finish(null));
}
