import type { BrowserContext } from 'playwright';

/** Telemetry that the Firebase SDK sends with a call, in request headers. */
export interface SdkCall {
  /** The SDK's version, such as `9.10.0`. */
  readonly version: string;
  /** The `X-Firebase-Client` header, which reports heartbeats; empty if it was not sent. */
  readonly heartbeats: string;
}

/**
 * Records the SDK's calls to the service, on all pages of a browser context (SDK: `AuthImpl._getAdditionalHeaders`).
 * Returns the list of calls, which grows with each call.
 */
export function watchSdkCalls(context: BrowserContext): SdkCall[] {
  const calls: SdkCall[] = [];
  context.on('request', (request) => {
    const headers = request.headers();
    const version = /\/JsCore\/([^/]+)\//.exec(headers['x-client-version'] ?? '')?.[1];
    if (version !== undefined) calls.push({ version, heartbeats: headers['x-firebase-client'] ?? '' });
  });
  return calls;
}
