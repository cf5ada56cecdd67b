import { useLayoutEffect, useRef } from 'react';

/**
 * Makes an input submit `value`, such as a country's ID, instead of the text that the visitor sees. Sets the value in
 * the form's `formdata` event.
 *
 * @param name the input's name
 * @param value the value to submit
 * @returns a ref for the input, and a function that changes the value immediately, before the next render
 */
export function useFormDataValue(name: string, value: string) {
  const input = useRef<HTMLInputElement>(null);
  const latestValue = useRef(value);
  // Run this effect only when `value` changes. After the returned function has stored a new value, React 18 may render
  // once more with the previous `value`, which must not overwrite the new one.
  useLayoutEffect(() => void (latestValue.current = value), [value]);
  useLayoutEffect(() => {
    const unmounting = new AbortController();
    const setValue = ({ formData }: FormDataEvent) => formData.set(name, latestValue.current);
    input.current?.form?.addEventListener('formdata', setValue, unmounting);
    return () => unmounting.abort();
  }, [name]);
  return [input, (newValue: string) => void (latestValue.current = newValue)] as const;
}
