import type { ReactNode } from 'react';
import type { ExpandedLanguage, Field, ViewHandlers } from 'doorstep-auth/headless';

export interface FieldProps<F = Field> {
  id: string;
  name: string;
  field: F;
  error: string | undefined;
  /** Values that the flow puts into fields, by field name. */
  newValues: Readonly<Record<string, string>>;
  language: ExpandedLanguage;
  onEdit: () => void;
  onAction: (action: string) => void;
  drawVerification: ViewHandlers['verification'];
}

type InputContext = Pick<FieldProps, 'id' | 'name' | 'error' | 'onEdit'>;

/** The props that link a control to its label and its error. */
export const toInputProps = ({ id, name, error, onEdit }: InputContext, ...descriptionIds: string[]) => ({
  className: 'input',
  id,
  name,
  'aria-invalid': error !== undefined,
  'aria-describedby': [`${id}-error`, ...descriptionIds].join(' '),
  onInput: onEdit,
});

interface FrameProps extends Pick<FieldProps, 'id' | 'error'> {
  label: ReactNode;
  children: ReactNode;
}

/** A label, a control and its error. The live region is always there, because screen readers read only its changes. */
export function Frame({ id, label, error, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) => (
  <p className="error" id={`${id}-error`} aria-live="polite">
    {error}
  </p>
);
