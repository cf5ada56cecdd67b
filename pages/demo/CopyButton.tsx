import { useEffect, useState } from 'react';

const RESULT_SHOWN_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** Name of the button for screen readers, such as "Copy the password". */
  readonly label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed'); // Either the browser has no clipboard on this page, or the visitor does not allow its use.
    }
  };
  return (
    <>
      <button type="button" className="demo-copy" aria-label={label} title={label} onClick={() => void copy()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={result === null ? icons.copy : icons[result]} />
        </svg>
      </button>
      <span role="status" className="demo-hidden">
        {result === 'copied' && 'Copied.'}
        {result === 'failed' && 'The browser does not allow copying.'}
      </span>
    </>
  );
}

const icons = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  copied: 'M2.5 8.5l3.5 3.5 7.5-8',
  failed: 'M3.5 3.5l9 9m0-9l-9 9',
};
