import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives a field of a form another value than what is typed in it.
 *
 * @returns what takes the field's element, and what changes the value before the next draw
 */
export function useFormValue(name: string, value: string) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value));
  useLayoutEffect(() => {
    const listening = new AbortController();
    const tell = ({ formData }: FormDataEvent) => formData.set(name, latest.current);
    input?.form?.addEventListener('formdata', tell, listening);
    return () => listening.abort();
  }, [input, name]);
  return [setInput, (sooner: string) => void (latest.current = sooner)] as const;
}
