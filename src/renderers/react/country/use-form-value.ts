import { useLayoutEffect, useRef } from 'react';

/**
 * Gives a field of a form another value than what is typed in it. The field stays as long as whoever calls this.
 *
 * @returns a reference to the field's element, and what changes the value before the next draw
 */
export function useFormValue(name: string, value: string) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  // Only when it changes: React 18 may draw once more with the old one after it was changed sooner.
  useLayoutEffect(() => void (latest.current = value), [value]);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const tell = ({ formData }: FormDataEvent) => formData.set(name, latest.current);
    input.current?.form?.addEventListener('formdata', tell, listening);
    return () => listening.abort();
  }, [name]);
  return [input, (sooner: string) => void (latest.current = sooner)] as const;
}
