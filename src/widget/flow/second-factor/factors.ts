import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Choice, Paragraph } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { formatNumber } from '../../messages/format-number.ts';
import { translate } from '../../messages/translate.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { SecondFactorContext } from '../../screen/screen-inputs.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';

/**
 * Returns the next screen for a second factor. For a phone, this screen sends a text message with a code. For an
 * authenticator app, it asks for the code.
 */
export function openFactor(
  factor: SecondFactor,
  context: SecondFactorContext,
): Next<'secondFactorSend' | 'secondFactorCode'> {
  return to(factor.factorId === 'phone' ? 'secondFactorSend' : 'secondFactorCode', { factor, ...context });
}

/** Returns the screen to show if the visitor leaves the sign-in, or if the sign-in has expired. */
export function leaveSecondFactor(
  settings: Settings,
  { confirmation }: SecondFactorContext,
  messages: { readonly notice?: Phrase } = {},
): Next<'identityConfirmation' | 'signIn' | 'providerSignIn'> {
  if (!confirmation) return openEmailFormOrList(settings, messages);
  return to('identityConfirmation', { ...confirmation, ...messages });
}

/** Returns the second factor if there is only one, so that the visitor does not have to choose. */
export function findOnlyFactor(factors: readonly SecondFactor[]): SecondFactor | undefined {
  return factors.length === 1 ? factors[0] : undefined;
}

/** Maps the ID of each second factor to its button. Numbers the factors with the same label. */
export function listFactorChoices(
  factors: readonly SecondFactor[],
  { text, language }: Pick<Tools, 'text' | 'language'>,
): Readonly<Record<string, Choice<Phrase>>> {
  const getName = ({ displayName, phoneNumber }: SecondFactor) =>
    displayName ?? (phoneNumber === null ? text.authenticatorApp : isolate(phoneNumber));
  // In a right-to-left language, makes the browser draw a phone number from left to right. Otherwise, the browser would
  // draw `+*******0123` as `0123*******+`.
  const isolate = (number: string) => (language().direction === 'rtl' ? `\u2066${number}\u2069` : number);
  // Returns the label as the visitor sees it. Removes the invisible characters (isolates) that surround each value in
  // right-to-left languages.
  const read = (label: Phrase): string => translate(label, language()).replaceAll(/[\u2066-\u2069]/g, '');
  const names = factors.map((factor) => read(getName(factor)));
  const usedLabels = new Set(names);
  const choices = factors.map((factor, index): [string, Choice<Phrase>] => {
    const label = isUnique(names[index], names) ? getName(factor) : addUnusedNumber(getName(factor));
    usedLabels.add(read(label));
    return [factor.uid, { label, shortLabel: label, icon: factor.factorId, color: '' }];
  });
  return Object.fromEntries(choices);

  function addUnusedNumber(name: Phrase): Phrase {
    for (let number = 1; ; number += 1) {
      const label = fill(text.numbered, { name, number: formatNumber(number) });
      if (!usedLabels.has(read(label))) return label;
    }
  }
}

const isUnique = (name: string | undefined, names: readonly (string | undefined)[]): boolean =>
  names.indexOf(name) === names.lastIndexOf(name);

/** Name of the action that leads back to the list of second factors. */
export const CHANGE_FACTOR = 'changeFactor';

/**
 * Returns paragraphs for a visitor who cannot use this second factor. If the account has several factors, a link leads
 * to their list. Links lead to the screen for a backup code, and to the app's page about lost factors, if there are any.
 */
export function offerOtherWays(
  factors: readonly SecondFactor[],
  tools: Pick<Tools, 'settings' | 'text'>,
  context: SecondFactorContext,
): readonly Paragraph<Phrase>[] {
  const others = factors.length > 1 ? [[{ text: tools.text.tryAnotherWay, action: CHANGE_FACTOR }]] : [];
  return [...others, ...offerHelp(tools, context)];
}

/** Returns paragraphs for a visitor who has lost all second factors of the account. */
export const offerHelp = (
  tools: Pick<Tools, 'settings' | 'text'>,
  context: SecondFactorContext,
): readonly Paragraph<Phrase>[] => [...offerBackupCode(tools, context), ...offerFactorHelp(tools)];

/** Returns a paragraph with a link to the app's page about lost second factors, or none if the app has no such page. */
export function offerFactorHelp({ settings, text }: Pick<Tools, 'settings' | 'text'>): readonly Paragraph<Phrase>[] {
  const href = settings.config.secondFactorHelpUrl;
  return href === undefined ? [] : [[{ text: text.troubleSigningIn, href }]];
}

/** Name of the action that leads to the screen for a backup code. */
export const USE_BACKUP_CODE = 'useBackupCode';

/**
 * Returns a paragraph with a link to the screen for a backup code. Returns none if the app has no backup codes, and none
 * for a signed-in visitor who confirms that she is the user: a backup code would end her session.
 */
export function offerBackupCode(
  { settings, text }: Pick<Tools, 'settings' | 'text'>,
  { confirmation }: SecondFactorContext,
): readonly Paragraph<Phrase>[] {
  const isOffered = settings.config.backupCodes && !confirmation;
  return isOffered ? [[{ text: text.useBackupCode, action: USE_BACKUP_CODE }]] : [];
}

/** Returns the sentence that says where the visitor finds the code. */
export function describeCodeSource({ phoneNumber }: SecondFactor, text: Texts): Paragraph<Phrase> {
  return phoneNumber === null ? text.codeFromApp : fill(text.codeSentTo, { number: { strong: phoneNumber } });
}

/**
 * Returns the screen to show when the code of a second factor is refused. Returns null if the visitor can try another
 * code.
 */
export function secondFactorCodeRefused(
  error: AuthError,
  { settings }: { settings: Settings },
  factor: SecondFactor,
  context: SecondFactorContext,
): Next<'secondFactorSend' | 'identityConfirmation' | 'signIn' | 'providerSignIn'> | null {
  const notice = () => explainRefusalIn(error, 'secondFactorSignIn');
  if (error.code === 'auth/invalid-multi-factor-session')
    return leaveSecondFactor(settings, context, { notice: notice() });
  return error.code === 'auth/code-expired' && factor.factorId === 'phone'
    ? to('secondFactorSend', { factor, notice: notice(), ...context })
    : null;
}

/** Returns a secret key in groups of four characters, so that it is easier to read and type. */
export const groupInFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');
