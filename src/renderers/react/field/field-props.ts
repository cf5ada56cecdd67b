import type { Field } from '../../../widget/description.ts';

export interface FieldProps<F extends Field = Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly error: string | undefined;
  /** Values to put into fields, by field name. They are put there once for each new object. */
  readonly newValues: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
}
