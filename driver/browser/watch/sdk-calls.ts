import type { BrowserContext } from 'playwright';

/** What the service's library told the service with one call, beside the call itself. */
export interface LibraryCall {
  /** Its version, such as `9.10.0`. */
  readonly version: string;
  /** The header with days on which it was used, as it was sent; empty where there was none. */
  readonly heartbeats: string;
}

/** The calls that the library made in a context. */
export interface LibraryCalls {
  /** Since the last call of `forget`, in order. */
  readonly made: readonly LibraryCall[];
  forget(): void;
}

/** Watches them, from now on. The library tells of itself in headers (SDK: `AuthImpl._getAdditionalHeaders`). */
export function watchLibrary(context: BrowserContext): LibraryCalls {
  let made: LibraryCall[] = [];
  context.on('request', (request) => {
    const headers = request.headers();
    const version = /\/JsCore\/([^/]+)\//.exec(headers['x-client-version'] ?? '')?.[1];
    if (version !== undefined) made.push({ version, heartbeats: headers['x-firebase-client'] ?? '' });
  });
  return {
    get made() {
      return made;
    },
    forget() {
      made = [];
    },
  };
}

/** On how many days the library was used, as its header says it (`extractHeartbeatsForHeader`). */
export function daysIn(header: string): number {
  const said = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as Said;
  return said.heartbeats.reduce((days, { dates }) => days + dates.length, 0);
}

interface Said {
  readonly heartbeats: readonly { readonly agent: string; readonly dates: readonly string[] }[];
}
