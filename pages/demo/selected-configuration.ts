import type { Configuration } from './configurations.ts';
import { configurations } from './configurations.ts';

const KEY = 'doorstep:demo:configuration';
const PARAMETER = 'configuration';

/** Which configuration the demo is on: kept in this browser, so that a mail's link finds it in another tab too. */
export const selectedConfiguration = {
  read(): Configuration {
    const id = localStorage.getItem(KEY);
    const [product] = configurations;
    const chosen = configurations.find((configuration) => configuration.id === id) ?? product;
    if (!chosen) throw new Error('The demo has no configuration.');
    return chosen;
  },
  write({ id }: Configuration): void {
    localStorage.setItem(KEY, id);
  },
  /** A path of the app that brings the configuration with it, to a browser that knows of none. */
  sentWith(path: string, { id }: Configuration): string {
    const address = new URL(path, location.origin);
    address.searchParams.set(PARAMETER, id);
    return `${address.pathname}${address.search}${address.hash}`;
  },
  /** Chooses what the address brings, and takes it out of there: the visitor may choose another. */
  takeFromAddress({ location, history, localStorage }: Window): void {
    const address = new URL(location.href);
    const id = address.searchParams.get(PARAMETER);
    if (id === null) return;
    localStorage.setItem(KEY, id);
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  },
};
