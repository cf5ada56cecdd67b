import type { DemoConfiguration } from './configurations.ts';

const KEY = 'doorstep:demo:configuration';
const PARAMETER = 'configuration';

/**
 * Returns the configuration that the visitor has selected, or the default one. Local storage keeps the selection,
 * because a mailed link may open in another tab.
 *
 * @param configurations all configurations, the default first
 */
export function readSelectedConfiguration(configurations: readonly DemoConfiguration[]): DemoConfiguration {
  const id = localStorage.getItem(KEY);
  const [defaultConfiguration] = configurations;
  const selected = configurations.find((configuration) => configuration.id === id) ?? defaultConfiguration;
  if (!selected) throw new Error('The demo has no configuration.');
  return selected;
}

export function saveSelectedConfiguration({ id }: DemoConfiguration): void {
  localStorage.setItem(KEY, id);
}

/**
 * Adds the ID of the configuration to a link as a query parameter, so that the link opens this configuration in any
 * browser.
 */
export function addConfigurationToPath(path: string, { id }: DemoConfiguration): string {
  const url = new URL(path, location.origin);
  url.searchParams.set(PARAMETER, id);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Selects the configuration that a query parameter names, and removes this parameter from the address. */
export function takeConfigurationFromAddress({ location, history, localStorage }: Window): void {
  const url = new URL(location.href);
  const id = url.searchParams.get(PARAMETER);
  if (id === null) return;
  localStorage.setItem(KEY, id);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}
