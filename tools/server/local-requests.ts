import type { IncomingMessage } from 'node:http';

type Headers = Pick<IncomingMessage, 'headers'>;

const localNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns true if the request's header `Host` names this machine, for example `localhost`. This check prevents DNS
 * rebinding: a site could point its own domain name to this machine, and then read the answers.
 */
export function isForThisMachine({ headers }: Headers): boolean {
  return headers.host !== undefined && isLocalOrigin(`http://${headers.host}`);
}

/** Returns false if the header `Origin` names another machine. */
export function isFromThisMachine({ headers }: Headers): boolean {
  return headers.origin === undefined || isLocalOrigin(headers.origin);
}

/**
 * Returns false if the header `Origin` names another server. Browsers send this header with each POST request, and with
 * each request that a script sends to another server.
 */
export function isFromOwnPage({ headers }: Headers): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && localNames.test(new URL(origin).hostname);
}
