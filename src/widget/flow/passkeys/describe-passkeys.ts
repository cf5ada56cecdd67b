import type { Passkey } from '../../config/ui-config.ts';
import type { Choice } from '../../description.ts';
import type { LocalText, Phrase } from '../../messages/phrase.ts';
import { accountText } from '../account/account-text.ts';
import { formatDay } from '../account/format-day.ts';
import { bin, pencil, personWithKey, plus } from '../account/icons.ts';

/** Returns a button for each passkey, with its dates as badge. The keys are `passkey-0`, `passkey-1` and so on. */
export const listPasskeyChoices = (passkeys: readonly Passkey[]): Readonly<Record<string, Choice<Phrase>>> =>
  Object.fromEntries(
    passkeys.map((passkey, index) => [
      `passkey-${index}`,
      { ...createChoice(passkey.name), iconPaths: personWithKey, badge: joinDates(describeDates(passkey)) },
    ]),
  );

/** Returns the texts "Added: …" and, if the passkey was used, "Last used: …". */
export function describeDates({ addedAt, usedAt }: Passkey): readonly LocalText[] {
  const added = accountText('passkeyAddedOn', { date: formatDay(addedAt) });
  return usedAt ? [added, accountText('passkeyUsedOn', { date: formatDay(usedAt) })] : [added];
}

/**
 * Returns the buttons that change one passkey. None of them is called `remove`: a button of this name would hide the
 * method `remove` of the form.
 */
export const listChanges = (): { readonly rename: Choice<Phrase>; readonly removal: Choice<Phrase> } => ({
  rename: { ...createChoice(accountText('renamePasskey')), iconPaths: pencil },
  removal: { ...createChoice(accountText('removePasskey')), iconPaths: bin },
});

/** Returns the button that adds a passkey. */
export const createAddition = (): Choice<Phrase> => ({ ...createChoice(accountText('addPasskey')), iconPaths: plus });

const createChoice = (label: Phrase): Choice<Phrase> => ({ label, shortLabel: label, icon: '', color: '' });

const joinDates =
  (dates: readonly LocalText[]): LocalText =>
  (language) =>
    dates.map((date) => date(language)).join(' · ');
