import type { Field } from '../../../widget/description.ts';
import type { ExpandedLanguage } from '../../../widget/messages/language.ts';

export interface FieldProps<F extends Field = Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly error: string | undefined;
  /**
   * Maps field names to values that the widget puts into the fields. A redraw with the same object does not replace
   * what the visitor has typed.
   */
  readonly newValues: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
  readonly onAction: (action: string) => void;
  readonly language: ExpandedLanguage;
}
