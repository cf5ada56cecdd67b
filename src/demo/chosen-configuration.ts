import type { Configuration } from './configurations.ts';
import { configurations } from './configurations.ts';

const KEY = 'doorstep:demo:configuration';

/** Which configuration the demo is on: kept in this browser, so that a mail's link finds it in another tab too. */
export const chosenConfiguration = {
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
};
