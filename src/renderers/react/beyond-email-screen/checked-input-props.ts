import type { AppField } from '../../../widget/description.ts';
import type { FieldProps } from '../field/field-props.ts';

type InputProps = Pick<FieldProps, 'id' | 'name' | 'error' | 'onEdit'>;

/** Returns the props that name an input of the app, report edits, and refer to the error. */
export const checkedInputProps = ({ id, name, error, onEdit }: InputProps, { missing }: AppField) => ({
  id,
  name,
  'aria-required': missing === undefined ? undefined : true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
  onInput: onEdit,
});
