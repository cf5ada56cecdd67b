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

/** Returns false if the request comes from a page of another machine, as its header `Origin` says. */
export function isFromThisMachine({ headers }: Headers): boolean {
  return headers.origin === undefined || isLocalOrigin(headers.origin);
}

/**
 * Returns false if the request comes from a page of another server, as its header `Origin` says. Returns true without
 * this header. Browsers send it with every POST and PUT request.
 */
export function isFromOwnPage({ headers }: Headers): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && localNames.test(new URL(origin).hostname);
}
