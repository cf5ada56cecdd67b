import { provideGapi } from '../../src/adapters/emulator/gapi.ts';

/**
 * Returns the HTML of the SDK's hidden iframe, which passes the result of a popup or a redirect to the SDK. The iframe
 * posts the same messages as in a real project, but loads nothing from the network.
 */
export const renderIframePage = (): string => `<!doctype html>
<meta charset="utf-8">
<title>The SDK's frame</title>
<script>(${provideGapi.toString()})(); (${runIframePage.toString()})();</script>`;

/** The part of `gapi.iframes` that the iframe calls. */
interface ParentFrame {
  register(name: string, handler: () => object): void;
  send(name: string, data: object): void;
}

/** Runs in the iframe. The iframe receives this function as text, so it must not use anything outside of itself. */
function runIframePage(): void {
  const query = new URLSearchParams(location.search);
  const storageKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  const page = window as unknown as { gapi: { iframes: { getContext(): { getParentIframe(): ParentFrame | null } } } };
  const parent = page.gapi.iframes.getContext().getParentIframe();
  const sendAuthEvent = (authEvent: unknown): void => {
    const noAuthEvent = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
    parent?.send('authEvent', { type: 'authEvent', authEvent: authEvent ?? noAuthEvent });
  };
  // The SDK opens a popup only after the iframe has confirmed that it can use web storage.
  parent?.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  window.addEventListener('message', ({ data }: MessageEvent<{ eventType?: string; data?: { authEvent: object } }>) => {
    if (data?.eventType === 'sendAuthEvent') sendAuthEvent(data.data?.authEvent);
  });
  const redirectEvent = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  sendAuthEvent(redirectEvent === null ? null : JSON.parse(redirectEvent));
}
