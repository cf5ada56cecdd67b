/**
 * Returns true if a project allows signing in on a host. Like Firebase, accepts subdomains of an authorized domain, and
 * loopback addresses if `localhost` is authorized (spec §7 "authorizedDomains").
 */
export function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  const isLoopback = ['127.0.0.1', '[::1]'].includes(host);
  return domains.some(
    (domain) => host === domain || host.endsWith(`.${domain}`) || (isLoopback && domain === 'localhost'),
  );
}
