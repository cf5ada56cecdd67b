import type { Field } from '../../../widget/description.ts';
import type { ExpandedLanguage } from '../../../widget/messages/language.ts';

export interface FieldProps<F extends Field = Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly error: string | undefined;
  /**
   * Values that the widget puts into fields. The keys are the names of the fields. A field takes its value only when
   * this object is replaced, so the visitor can change the value.
   */
  readonly newValues: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
  readonly language: ExpandedLanguage;
}
