/** A step of the visitor in a story: waits, fills in fields, focuses one, turns on Caps Lock and clicks, in this order. */
export interface VisitorStep {
  /** Selector of an element to wait for first, such as a list that is loaded later than the form. */
  readonly waitFor?: string;
  readonly fill?: Readonly<Record<string, string>>;
  /** Name of the field to focus. */
  readonly focus?: string;
  /** Name of the focused field in which the visitor turns on Caps Lock. */
  readonly capsLock?: string;
  readonly click?: string;
}

/** Performs the steps in order and waits for each field and button. Stops when the signal is aborted. */
export async function performSteps(
  root: ParentNode,
  steps: readonly VisitorStep[],
  signal: AbortSignal,
): Promise<void> {
  for (const { waitFor, fill = {}, focus, capsLock, click } of steps) {
    if (waitFor !== undefined) await waitForElement(root, waitFor, signal);
    for (const [name, text] of Object.entries(fill)) {
      const field = await waitForElement(root, `input[name="${name}"]`, signal);
      if (!field) return;
      type(field as HTMLInputElement, text);
    }
    if (focus !== undefined) (await waitForElement(root, `input[name="${focus}"]`, signal))?.focus();
    if (capsLock !== undefined) {
      const field = await waitForElement(root, `input[name="${capsLock}"]`, signal);
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'CapsLock', modifierCapsLock: true, bubbles: true }));
    }
    if (click === undefined) continue;
    const button = await waitForElement(root, `button[name="${click}"]:not([aria-disabled=true])`, signal);
    if (!button) return;
    button.click();
    await new Promise(requestAnimationFrame); // Wait until React has drawn the result of the click.
  }
}

async function waitForElement(root: ParentNode, selector: string, signal: AbortSignal): Promise<HTMLElement | null> {
  while (!signal.aborted) {
    const element = root.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
