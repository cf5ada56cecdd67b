import type { Field } from '../../../widget/description.ts';
import type { ExpandedLanguage } from '../../../widget/messages/language.ts';

export interface FieldProps<F extends Field = Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly error: string | undefined;
  /**
   * The values that the widget puts into fields, by field name. If the object is a new one, its values replace the
   * typed texts. If the object is still the same, the typed texts stay.
   */
  readonly newValues: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
  readonly onAction: (action: string) => void;
  readonly language: ExpandedLanguage;
}
