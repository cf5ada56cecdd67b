import type { CheckboxField } from '../../../widget/description.ts';
import { FieldError } from '../field/FieldError.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InlineText } from '../InlineText.tsx';
import { partProps } from '../part-props.ts';
import { checkedInputProps } from './checked-input-props.ts';

/** Draws a checkbox that the app has added to the form, with its label. The label may contain a link. */
export function Checkbox({ field, ...props }: FieldProps<CheckboxField>) {
  const { id, error } = props;
  return (
    <div {...partProps('field')}>
      <div className="doorstep-checkbox-row">
        <input {...partProps('checkbox')} {...checkedInputProps(props, field)} type="checkbox" />
        <label {...partProps('label')} htmlFor={id}>
          <InlineText content={field.label} onAction={() => {}} />
        </label>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
