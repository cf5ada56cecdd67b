import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import type { Choice } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import type { Tools } from '../../screen/screen.ts';
import { listFactorChoices } from '../second-factor/factors.ts';
import { accountText } from './account-text.ts';

/** A second factor as the screen "Second steps" shows it. */
export interface ListedFactor {
  readonly uid: string;
  /** The factor's name, or else the end of its phone number, or else "Authenticator app". */
  readonly name: Phrase;
  /**
   * The button that removes the factor. Null if the backend cannot change accounts, or if the app requires a second
   * factor and this one is the last.
   */
  readonly removal: Choice<Phrase> | null;
}

/**
 * Lists the second factors of an account, with the same names as at a sign-in.
 *
 * @param canChange false if the backend cannot change accounts
 */
export function listFactors(
  factors: readonly SecondFactor[],
  tools: Pick<Tools, 'settings' | 'text' | 'language'>,
  canChange: boolean,
): readonly ListedFactor[] {
  const mustKeepOne = Boolean(tools.settings.config.requireSecondFactor) && factors.length === 1;
  const canRemove = canChange && !mustKeepOne;
  return Object.entries(listFactorChoices(factors.map(maskPhoneNumber), tools)).map(([uid, choice]) => {
    const label = accountText('removeStep', { step: choice.label });
    return { uid, name: choice.label, removal: canRemove ? { ...choice, label, shortLabel: label } : null };
  });
}

/** Replaces all digits of the phone number except the last four with stars, as Firebase does at a sign-in. */
function maskPhoneNumber(factor: SecondFactor): SecondFactor {
  return { ...factor, phoneNumber: factor.phoneNumber?.replaceAll(/\d(?=\d{4})/g, '*') ?? null };
}
