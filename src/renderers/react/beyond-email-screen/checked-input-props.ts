import type { AppField } from '../../../widget/description.ts';
import type { FieldProps } from '../field/field-props.ts';

type InputProps = Pick<FieldProps, 'id' | 'name' | 'error' | 'onEdit'>;

/** Returns the props of an input that the app has added to the form. */
export const checkedInputProps = ({ id, name, error, onEdit }: InputProps, { missing }: AppField) => ({
  id,
  name,
  'aria-required': missing === undefined ? undefined : true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
  onInput: onEdit,
});
