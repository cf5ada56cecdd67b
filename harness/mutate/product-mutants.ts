import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { limits } from '../../src/widget/delays-and-limits/constants.ts';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en } from '../../src/widget/messages/en.ts';
import { formatTransition } from '../transitions/transitions.ts';
import { changeText, findScenariosShowing, type Scenarios } from './literals.ts';

export interface ProductMutant {
  readonly description: string;
  readonly mutation: Mutation;
  /**
   * IDs of the scenarios that test the mutated code. At least one of these scenarios must fail. Null if the mutant
   * changes a transition between screens, because a run of all scenarios must first show which scenarios take this
   * transition.
   */
  readonly owners: readonly string[] | null;
}

/**
 * Maps each constant of `limits` to a prefix of requirement IDs. If the constant changes, at least one scenario of
 * these requirements must fail.
 */
const limitOwners: Readonly<Record<keyof typeof limits, string>> = {
  busyDelayMs: 'limit.busy-delay',
  longWaitMs: 'ours.stop-waiting',
  minimumPasswordLength: 'limit.password-length',
  successIconMs: 'limit.success-icon',
  resendCountdownSeconds: 'limit.resend-countdown',
  phoneCodeLength: 'limit.phone-code-length',
  cookieLifetimeSeconds: 'limit.cookie-lifetime',
  stateTokenLength: 'limit.state-token',
  popupWidth: 'config.popup-mode',
  popupHeight: 'config.popup-mode',
  modeParameter: 'limit.default-mode-parameter',
  successUrlParameter: 'limit.default-success-parameter',
  actionCodeParameters: 'mode.',
};

/**
 * Returns mutants (changed products) for every constant in `limits`. Each mutant changes one number or text, or removes
 * one item of a list.
 */
export function limitMutants(scenarios: Scenarios): readonly ProductMutant[] {
  return Object.entries(limits).flatMap(([key, value]) => {
    const requirement = limitOwners[key as keyof typeof limits];
    const owners = [...scenarios].flatMap(([id, { tags }]) =>
      tags.some(({ name }) => name.startsWith(`@${requirement}`)) ? [id] : [],
    );
    return changeLimit(value).map((other) => ({
      description: `limits.${key}: ${JSON.stringify(value)} → ${JSON.stringify(other)}`,
      mutation: { table: 'limits', key, value: other },
      owners,
    }));
  });
}

function changeLimit(value: number | string | readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, value * 2, 0];
  return typeof value === 'string' ? [changeText(value)] : value.map((item) => value.filter((other) => other !== item));
}

/**
 * Returns the mutants of every text of the product. A plain text has two mutants: one changes it slightly, and one
 * replaces it with another text of the product. A text with a placeholder or a link has one mutant, which slightly
 * changes its longest part.
 */
export function textMutants(scenarios: Scenarios): readonly ProductMutant[] {
  return [...mutateTexts(scenarios, 'en', en), ...mutateTexts(scenarios, 'accountTexts', accountTexts)];
}

function mutateTexts(
  scenarios: Scenarios,
  table: 'en' | 'accountTexts',
  texts: Readonly<Record<string, string>>,
): readonly ProductMutant[] {
  const entries = Object.entries(texts);
  const plainTexts = entries.flatMap(([, text]) => (hasValues(text) ? [] : [text]));
  return entries.flatMap(([key, text]) => {
    const longest = splitAtValues(text).toSorted((one, other) => other.length - one.length)[0] ?? '';
    const owners = findScenariosShowing(scenarios, longest);
    const next = plainTexts[(plainTexts.indexOf(text) + 1) % plainTexts.length] ?? '';
    const values = hasValues(text) ? [text.replace(longest, changeText(longest))] : [changeText(text), next];
    return values.map((value) => ({
      description: `${table}.${key}: ${JSON.stringify(text)} → ${JSON.stringify(value)}`,
      mutation: { table, key, value },
      owners,
    }));
  });
}

const hasValues = (text: string): boolean => splitAtValues(text).length > 1;

/** Splits a text at its placeholders, such as `{email}`, and at the square brackets around its link. */
const splitAtValues = (text: string): readonly string[] => text.split(/\{\w+\}|[[\]]/);

/**
 * Returns one mutant of the product for each transition. The mutant shows an error screen in place of the next screen.
 */
export function transitionMutants(transitions: readonly Transition[]): readonly ProductMutant[] {
  const byKey = new Map(transitions.map((transition) => [formatTransition(transition), transition]));
  return [...byKey].map(([key, mutation]) => ({
    description: `${key} leads to an error screen`,
    mutation,
    owners: null,
  }));
}
