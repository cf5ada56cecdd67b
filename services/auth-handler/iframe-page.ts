import { provideGapi } from '../../src/adapters/emulator/gapi.ts';

/**
 * The frame through which the SDK hears of a provider's window, or with what the visitor came back. It speaks as the
 * frame of a real project does, and asks for nothing elsewhere.
 */
export const framePage = (): string => `<!doctype html>
<meta charset="utf-8">
<title>The SDK's frame</title>
<script>(${provideGapi.toString()})(); (${relay.toString()})();</script>`;

/** The part of Google's library for messages between frames that the frame speaks to the SDK by. */
interface ParentFrame {
  register(name: string, handler: () => object): void;
  send(name: string, data: object): void;
}

/** Runs in the frame, so it holds all that it needs. */
function relay(): void {
  const query = new URLSearchParams(location.search);
  const storedKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  const page = window as unknown as { gapi: { iframes: { getContext(): { getParentIframe(): ParentFrame | null } } } };
  const parent = page.gapi.iframes.getContext().getParentIframe();
  const tell = (authEvent: unknown): void => {
    const nothing = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
    parent?.send('authEvent', { type: 'authEvent', authEvent: authEvent ?? nothing });
  };
  // The SDK goes on with a window only once it was told that the frame may store something.
  parent?.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  window.addEventListener('message', ({ data }: MessageEvent<{ eventType?: string; data?: { authEvent: object } }>) => {
    if (data?.eventType === 'sendAuthEvent') tell(data.data?.authEvent);
  });
  const stored = sessionStorage.getItem(storedKey);
  sessionStorage.removeItem(storedKey);
  tell(stored === null ? null : JSON.parse(stored));
}
