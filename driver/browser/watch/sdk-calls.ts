import type { BrowserContext } from 'playwright';

/** Telemetry that the Firebase SDK sends with a call, in request headers. */
export interface SdkCall {
  /** The SDK's version, such as `9.10.0`. */
  readonly version: string;
  /** The `X-Firebase-Client` header, which reports heartbeats; empty if it was not sent. */
  readonly heartbeats: string;
}

/** Calls of the Firebase SDK, in order. */
export interface SdkCalls {
  /** Calls since the last call of `clear`. */
  readonly made: readonly SdkCall[];
  clear(): void;
}

/** Records the calls of the SDK in a context (SDK: `AuthImpl._getAdditionalHeaders`). */
export function watchSdkCalls(context: BrowserContext): SdkCalls {
  let made: SdkCall[] = [];
  context.on('request', (request) => {
    const headers = request.headers();
    const version = /\/JsCore\/([^/]+)\//.exec(headers['x-client-version'] ?? '')?.[1];
    if (version !== undefined) made.push({ version, heartbeats: headers['x-firebase-client'] ?? '' });
  });
  return {
    get made() {
      return made;
    },
    clear() {
      made = [];
    },
  };
}
