/** Moves the focus from an input to the next input of its form. */
export function focusNextInput(input: HTMLInputElement): void {
  const inputs = [...(input.form?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
