import type { Field as FieldDescription } from '../../widget/description.ts';
import type { ViewHandlers } from '../../widget/view.ts';
import { parts } from './parts.ts';
import { TextField } from './TextField.tsx';

export interface FieldProps<F extends FieldDescription = FieldDescription> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly error: string | undefined;
  /** What the widget puts into fields, by name. A new object puts it there again. */
  readonly given: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
}

interface AnyFieldProps extends FieldProps {
  readonly verification: ViewHandlers['verification'];
}

/** A labelled field with its error, by its kind. */
export function Field({ field, verification, ...props }: AnyFieldProps) {
  const { country, extras } = parts;
  switch (field.kind) {
    case 'country':
      return country && <country.CountryField {...props} field={field} />;
    case 'humanVerification':
      return extras && <extras.HumanVerification {...props} field={field} verification={verification} />;
    default:
      return <TextField {...props} field={field} />;
  }
}
