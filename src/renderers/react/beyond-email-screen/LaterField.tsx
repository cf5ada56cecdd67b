import type { AppField, VerificationField } from '../../../widget/description.ts';
import type { ViewHandlers } from '../../../widget/view.ts';
import type { FieldProps } from '../field/field-props.ts';
import { AppTextField } from './AppTextField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { HumanVerification } from './HumanVerification.tsx';

interface LaterFieldProps extends FieldProps<AppField | VerificationField> {
  readonly verification: ViewHandlers['verification'];
}

/** Draws a field of a kind that never appears on the screen with the email field, such as a checkbox. */
export function LaterField({ field, verification, ...props }: LaterFieldProps) {
  switch (field.kind) {
    case 'text':
      return <AppTextField {...props} field={field} />;
    case 'checkbox':
      return <Checkbox {...props} field={field} />;
    case 'humanVerification':
      return <HumanVerification {...props} field={field} verification={verification} />;
  }
}
