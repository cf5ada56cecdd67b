import { useState } from 'react';
import type { AppTextField as AppTextFieldDescription } from '../../../widget/description.ts';
import { FieldError } from '../field/FieldError.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { partProps } from '../part-props.ts';
import { checkedInputProps } from './checked-input-props.ts';

/**
 * Draws a text field that the app has added to the sign-up form. `field.value` is only the initial value; the browser
 * keeps what the visitor types.
 */
export function AppTextField({ field, ...props }: FieldProps<AppTextFieldDescription>) {
  const { id, error } = props;
  const [initialValue] = useState(field.value);
  return (
    <div {...partProps('field')}>
      <label {...partProps('label')} htmlFor={id}>
        {field.label}
      </label>
      <div className="doorstep-input-row">
        <input
          {...partProps('input', ' doorstep-app-input')}
          {...checkedInputProps(props, field)}
          type="text"
          autoComplete={field.autocomplete}
          maxLength={field.maxLength}
          defaultValue={initialValue}
        />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
