import { randomBytes } from 'node:crypto';

/** Returns the network and the browser of a request, and a cookie with the ID of the browser. */
export function findSender({ headers, socket }) {
  const [, kept] = /(?:^|; )email-code-browser=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  const browser = kept ?? randomBytes(32).toString('base64url');
  const cookie = `email-code-browser=${browser}; Path=/api; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict`;
  return { sender: { network: findNetwork(socket.remoteAddress), browser }, cookie };
}

/**
 * Returns an IPv4 address, or the first 64 bits of an IPv6 address. One customer can use all addresses that begin with
 * these bits.
 */
function findNetwork(address) {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  if (!address.includes(':')) return address;
  const groups = address.split(':');
  const gap = groups.indexOf('');
  if (gap !== -1) groups.splice(gap, 1, ...Array(9 - groups.length).fill('0'));
  return groups.slice(0, 4).join(':');
}
