import type { AuthResult, SignUpValues } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignUpCheckbox, SignUpField } from '../../config/ui-config.ts';
import type { AppField, Inline } from '../../description.ts';
import { chooseText, toPhrase } from '../../config/app-text.ts';
import { texts, type Phrase } from '../../messages/phrase.ts';
import type { Values } from '../../ui.ts';

type SignUpSettings = Pick<Settings, 'config'>;

/**
 * Maps the names of the app's own fields to their descriptions. The key type is `never`, because only the app knows the
 * names.
 */
type FormFields = Readonly<Record<never, AppField<Phrase>>>;

/**
 * Returns the name that a field of the app has in the form. The prefix prevents clashes with the names of the widget's
 * own fields and buttons.
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

/**
 * Splits the label of a checkbox. The text in square brackets, such as `terms` in `I accept the [terms]`, becomes a
 * link to the checkbox's URL. Without a URL, the label stays unchanged.
 */
function labelBox({ label, url }: SignUpCheckbox, language: string): readonly Inline[] {
  const text = chooseText(label, language);
  if (url === undefined) return [text];
  const [before, link, after] = text.split(/\[(.+?)\]/);
  // Leave out empty and missing parts.
  return [before, link && { text: link, href: url }, after].flatMap((part) => part || []);
}

/**
 * Maps the names of the app's own fields to their values. Returns undefined if the app has added no fields.
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
 * Returns a field's name in the form: `signUp-company` for the app's field `company`, and `email` for the widget's own
 * field `email`. Returns null for an unknown field.
 *
 * @param name the field's name in the result of `checkSignUp`
 * @param values the values of the form
 */
export function findFieldName(settings: SignUpSettings, name: string, values: Values): string | null {
  if (listFields(settings).some((field) => field.name === name)) return toFieldName(name);
  return ownNames.includes(name) && Object.hasOwn(values, name) ? name : null;
}

/**
 * Names of the widget's own fields whose values the app's function `checkSignUp` receives. The function never receives
 * the password.
 */
export const ownNames: readonly string[] = ['email', 'name'];
