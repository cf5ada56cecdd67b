import { useState } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { enterIntoForm } from './enter-into-form.ts';

/** Draws a code, and a button that enters the code into the form. */
export function CodeToEnter({ code }: { code: string }) {
  const [isFieldMissing, setFieldMissing] = useState(false);
  const enter = () => setFieldMissing(enterIntoForm({ 'one-time-code': code }).length === 0);
  return (
    <>
      <div className="demo-actions">
        <code>{code}</code>
        <button type="button" className="demo-button" onClick={enter}>
          Enter the code
        </button>
        <CopyButton text={code} label="Copy the code" />
      </div>
      <p role="status">{isFieldMissing && 'This screen has no field for a code.'}</p>
    </>
  );
}
