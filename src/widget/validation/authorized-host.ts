/**
 * Whether a project lets people sign in on a host, as the service means it: a domain stands for itself and what is under
 * it, and `localhost` for this device by any name (spec §7 "authorizedDomains").
 */
export function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  const isThisDevice = ['127.0.0.1', '[::1]'].includes(host);
  return domains.some(
    (domain) => host === domain || host.endsWith(`.${domain}`) || (isThisDevice && domain === 'localhost'),
  );
}
