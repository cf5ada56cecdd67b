import type { Tools } from '../../screen/screen.ts';
import type { Autofill } from '../other-sign-ins/autofill.ts';
import { loadOtherSignIns } from './load-other-sign-ins.ts';

/** Name of the action that the screen receives when the visitor chooses a suggestion of the email field. */
export const AUTOFILL = 'autofill';

/** The sign-ins that the app suggests in the email field, such as passkeys. */
export interface Suggestions {
  /** Offers the suggestions. Resolves with {@link AUTOFILL} when the visitor has chosen one. */
  offer(): Promise<string>;
  /** Returns the suggestions that are offered now; null if there are none. */
  getOffered(): Autofill | null;
  /** Removes the suggestions. */
  withdraw(): void;
}

/**
 * Creates the {@link Suggestions} of the screen. Returns null if the screen has no email field, or if the app suggests
 * no sign-ins.
 */
export function createSuggestions(tools: Tools): Suggestions | null {
  const { settings, appearance } = tools;
  const hasEmailField = appearance?.layout === 'inline' && settings.options.some(isPassword);
  const option = hasEmailField && settings.options.find(({ autofill }) => autofill);
  // This screen is shown before the configuration is checked, so `autofill` may have another type.
  if (!option || typeof option.autofill !== 'function') return null;
  const { provider, autofill } = option;
  let turn = 0;
  let offered: Autofill | null = null;
  const withdraw = (): void => {
    turn += 1;
    offered?.withdraw();
  };
  return {
    async offer() {
      withdraw();
      const own = turn;
      // Ignore a failure here. The button of the sign-in option loads the same code, and reports the failure.
      const loaded = await loadOtherSignIns().catch(() => null);
      if (!loaded || own !== turn) return new Promise<never>(() => {});
      offered = loaded.offerAutofill(tools, provider, autofill);
      await offered.chosen;
      return AUTOFILL;
    },
    getOffered: () => offered,
    withdraw,
  };
}

const isPassword = ({ provider }: { readonly provider: string }): boolean => provider === 'password';
