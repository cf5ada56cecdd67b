/**
 * Returns an IPv4 address, or the first 64 bits of an IPv6 address. One customer can use all addresses that begin with
 * these bits. Some proxies add a port to the address; the port is left out.
 *
 * @throws Error if the text is not an IP address
 */
export function findNetwork(address: string | null | undefined): string {
  const [, version4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(address ?? '') ?? [];
  if (version4 !== undefined) return version4;
  const [, bracketed, bare] =
    /^(?:\[([\da-f:.]+)(?:%\w+)?\](?::\d+)?|([\da-f:.]+)(?:%\w+)?)$/i.exec(address ?? '') ?? [];
  const url = `http://[${bracketed ?? bare ?? ''}]/`;
  if (!URL.canParse(url)) throw new Error(`Expected the IP address of the visitor, but received ${String(address)}.`);
  // The URL has the address in its shortest form, so that each network has one name.
  const groups = new URL(url).hostname.slice(1, -1).split(':');
  const gap = groups.indexOf('');
  // An address that begins or ends with `::` has two empty groups in a row.
  const full = groups.filter((group, index) => group !== '' || index === gap);
  if (gap !== -1) full.splice(gap, 1, ...Array<string>(9 - full.length).fill('0'));
  return findMappedAddress(full) ?? full.slice(0, 4).join(':');
}

/**
 * Returns the IPv4 address that an IPv6 address contains (`::ffff:0:0/96`, RFC 4291 section 2.5.5.2); null for all other
 * addresses. A server that listens on IPv6 sees callers by IPv4 in this form.
 *
 * @param groups the eight groups of the IPv6 address, such as `c000` and `201` at the end for 192.0.2.1
 */
function findMappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/**
 * Returns the visitor's IP address from the header `X-Forwarded-For`, to which each proxy appends the address that it
 * was called from. Addresses further to the left come from the caller, who can invent them.
 *
 * @param header the value of the header
 * @param proxies the number of proxies in front of the server that append an address. Defaults to 1
 * @returns null if the header is missing, or has fewer addresses
 * @throws RangeError if `proxies` is not a whole number above 0. With 0, callers could choose their address
 */
export function findForwardedAddress(
  header: string | readonly string[] | null | undefined,
  proxies = 1,
): string | null {
  if (!Number.isSafeInteger(proxies) || proxies < 1)
    throw new RangeError(`findForwardedAddress: proxies must be a whole number above 0, but is ${String(proxies)}.`);
  // If a request has the header several times, Node may pass a list.
  const addresses = String(header ?? '')
    .split(',')
    .map((address) => address.trim());
  return addresses.at(-proxies) || null;
}
