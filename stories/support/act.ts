/** Something that a visitor does: fill fields by name, and then take an action by name. */
export interface Act {
  readonly fill?: Readonly<Record<string, string>>;
  readonly take?: string;
}

/** Does one thing after the other, each as soon as it can be done. */
export async function act(place: ParentNode, acts: readonly Act[], signal: AbortSignal): Promise<void> {
  for (const { fill = {}, take } of acts) {
    for (const [name, text] of Object.entries(fill)) {
      const field = await found(place, `input[name="${name}"]`, signal);
      if (!field) return;
      typeInto(field as HTMLInputElement, text);
    }
    if (take === undefined) continue;
    const button = await found(place, `button[name="${take}"]:not([aria-disabled=true])`, signal);
    if (!button) return;
    button.click();
    await new Promise(requestAnimationFrame); // It is drawn what came of it.
  }
}

/** The element, as soon as it is there; null when the story ended before. */
async function found(place: ParentNode, selector: string, signal: AbortSignal): Promise<HTMLElement | null> {
  while (!signal.aborted) {
    const element = place.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
