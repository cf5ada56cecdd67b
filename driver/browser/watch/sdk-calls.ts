import type { BrowserContext } from 'playwright';

/** Information about the Firebase SDK, from the headers of one of the SDK's calls to the service. */
export interface SdkCall {
  /** The SDK's version, such as `9.10.0`. */
  readonly version: string;
  /**
   * The header `X-Firebase-Client`, which lists the days on which the SDK was used (heartbeats). Empty if the SDK did
   * not send it.
   */
  readonly heartbeats: string;
}

/**
 * Returns a list that grows with each call of the SDK to the service. Reads the headers that the SDK sets in
 * `AuthImpl._getAdditionalHeaders`.
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
