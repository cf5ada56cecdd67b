import type { ViewHandlers } from '../../widget/view.ts';
import { isTextField } from '../common/input-attributes.ts';
import type { FieldProps } from './field/field-props.ts';
import { loadedComponents } from './lazy-components.ts';
import { TextField } from './TextField.tsx';

interface AnyFieldProps extends FieldProps {
  readonly verification: ViewHandlers['verification'];
}

/** Draws a field with its label and its error. The field's kind decides which component draws the field. */
export function Field({ field, verification, ...props }: AnyFieldProps) {
  const { country, beyondEmailScreen } = loadedComponents;
  if (isTextField(field)) return <TextField {...props} field={field} />;
  if (field.kind === 'country') return country && <country.CountryField {...props} field={field} />;
  return beyondEmailScreen && <beyondEmailScreen.LaterField {...props} field={field} verification={verification} />;
}
