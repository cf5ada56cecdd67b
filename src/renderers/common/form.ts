/** The fields' values by name, as the browser gives them. */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const entries = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(entries.get(name) ?? '')]));
}

/** A field, button or link of the form by its name in the description. */
export function control(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? found : null;
}

/** The field after the one in which something happened, or null after the last one and outside of fields. */
export function nextField(form: HTMLFormElement, target: EventTarget, names: readonly string[]): HTMLElement | null {
  const at = names.findIndex((name) => control(form, name) === target);
  const next = at < 0 ? undefined : names[at + 1];
  return next === undefined ? null : control(form, next);
}

/** What stands for the whole screen: its first heading, else the form itself. */
export function heading(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('h1, h2') ?? form;
}
