/** Maps the labels of the widget's own fields to the keys of these fields in `checkSignUp`. */
const ownKeys: Readonly<Record<string, string>> = { Email: 'email', 'First & last name': 'name' };

/** Returns the name of a field by its label: `I agree to the [terms]` → `i-agree-to-the-terms`. */
export const toFieldKey = (label: string): string =>
  ownKeys[label] ??
  label
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Reads the app's own sign-up fields from a table with one row per field. A property whose cell is empty is left out.
 */
export function readFields(rows: readonly Readonly<Record<string, string>>[]): readonly object[] {
  return rows.map((row) => {
    const { field = '', kind, required, link = '', characters = '', 'in German': german = '' } = row;
    const token = row['known to a password manager as'] ?? '';
    return {
      name: toFieldKey(field),
      label: german === '' ? field : { en: field, de: german },
      ...(kind === 'box' && { type: 'checkbox' }),
      ...(required === 'yes' && { required: true }),
      ...(link !== '' && { url: link }),
      ...(characters !== '' && { maxLength: Number(characters) }),
      ...(token !== '' && { autocomplete: token }),
    };
  });
}

/**
 * Turns the values that the app has received into texts, and the keys into labels. For example, if `labels` contains
 * `Terms`, `{ terms: true }` becomes `{ Terms: 'yes' }`. A key without a label in `labels` stays the same.
 *
 * @param labels the labels as the visitor sees them, without the brackets around a link
 */
export function describeValues(
  values: Readonly<Record<string, unknown>> = {},
  labels: readonly string[] = [],
): Record<string, string> {
  const labelsByKey = new Map(labels.map((label) => [toFieldKey(label), label]));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [labelsByKey.get(key) ?? key, describeValue(value)]),
  );
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
