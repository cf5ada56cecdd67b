import type { AuthResult, SignUpValues } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { AppText, SignUpCheckbox, SignUpField } from '../../config/ui-config.ts';
import type { AppField, Inline } from '../../description.ts';
import { texts, type LocalText, type Phrase } from '../../messages/phrase.ts';
import type { Values } from '../../ui.ts';

type SignUpSettings = Pick<Settings, 'config'>;

/**
 * Descriptions of the fields that the app has added to a form. The type of the keys is `never`, because only the app
 * knows the names of the fields.
 */
type FormFields = Readonly<Record<never, AppField<Phrase>>>;

/**
 * Returns the name that a field of the app has in the form. The prefix prevents clashes with the widget's own fields
 * and buttons, such as `save`.
 */
export const toFieldName = (name: string): string => `signUp-${name}`;

/** Returns the text fields that the app has added to the form for a new account. */
export function signUpTextFields(settings: SignUpSettings): FormFields {
  return describeFields(settings, (field) =>
    field.type === 'checkbox'
      ? null
      : {
          kind: 'text',
          label: toPhrase(field.label),
          autocomplete: field.autocomplete,
          maxLength: field.maxLength,
          missing: field.required ? texts.fieldMissing : undefined,
        },
  );
}

/** Returns the consent boxes that the app has added to the form for a new account. */
export function signUpBoxes(settings: SignUpSettings): FormFields {
  return describeFields(settings, (field) =>
    field.type === 'checkbox'
      ? {
          kind: 'checkbox',
          label: ({ tag }) => labelBox(field, tag),
          missing: field.required ? texts.boxNotTicked : undefined,
        }
      : null,
  );
}

function describeFields(settings: SignUpSettings, describe: (field: SignUpField) => AppField<Phrase> | null) {
  const fields = listFields(settings).flatMap((field) => {
    const description = describe(field);
    return description ? [[toFieldName(field.name), description] as const] : [];
  });
  return Object.fromEntries(fields);
}

const listFields = ({ config }: SignUpSettings): readonly SignUpField[] => config.signUpFields ?? [];

/** Splits the label of a checkbox into texts and, if the checkbox has a URL, the link in square brackets. */
function labelBox({ label, url }: SignUpCheckbox, language: string): readonly Inline[] {
  const text = chooseText(label, language);
  if (url === undefined) return [text];
  const [before = '', link, after = ''] = text.split(/\[(.+?)\]/);
  const parts = [before, link === undefined ? '' : { text: link, href: url }, after];
  return parts.filter((part) => part !== '');
}

/** Returns a phrase that shows a text of the app in the widget's current language. */
export const toPhrase =
  (text: AppText): LocalText =>
  ({ tag }) =>
    chooseText(text, tag);

/**
 * Chooses the text for the language of the widget, such as `de-AT`. If there is no text for `de-AT`, chooses the text
 * for `de`. If there is none either, chooses the first text.
 */
function chooseText(text: AppText, language: string): string {
  if (typeof text === 'string') return text;
  const [base = ''] = language.split('-');
  return text[language] ?? text[base] ?? Object.values(text)[0] ?? '';
}

/**
 * Returns the values of the fields that the app has added to the form. The keys are the names that the app has chosen.
 * Returns undefined if the app has added no fields.
 *
 * @param values the values of the form
 */
export function readSignUpValues(settings: SignUpSettings, values: Values): SignUpValues | undefined {
  const fields = listFields(settings);
  if (fields.length === 0) return undefined;
  const entries = fields.map(({ name, type }) => {
    const value = values[toFieldName(name)] ?? '';
    return [name, type === 'checkbox' ? value !== '' : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Adds the values of the app's fields to the result of a sign-up. */
export function withSignUpValues(result: AuthResult, settings: SignUpSettings, values: Values): AuthResult {
  const signUpValues = readSignUpValues(settings, values);
  return signUpValues ? { ...result, signUpValues } : result;
}

/**
 * Takes a field name from the result of `checkSignUp`, and returns the name of the same field in the form. For example,
 * the app's field `company` has the name `signUp-company`, and the widget's field `email` keeps its name. Returns null
 * for any other name.
 *
 * @param values the values of the form
 */
export function findFieldName(settings: SignUpSettings, name: string, values: Values): string | null {
  if (listFields(settings).some((field) => field.name === name)) return toFieldName(name);
  return ownNames.includes(name) && Object.hasOwn(values, name) ? name : null;
}

/**
 * Names of the widget's own fields whose values are passed to the app's function `checkSignUp`. The password is never
 * passed to this function.
 */
export const ownNames: readonly string[] = ['email', 'name'];
