/**
 * On a server, `HTMLElement` is undefined. With `Object` in its place, a server can load the module of an element. No
 * server creates the element.
 */
export const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** Calls the setters of properties that the page has set before the custom element was defined. */
export function takeEarlyProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/**
 * Defines a custom element. Does nothing on a server, which has no `customElements`. Does nothing if a page loads the
 * module from two URLs: the element is then already defined, and a second `define` would throw.
 */
export function defineElement(tagName: string, element: CustomElementConstructor): void {
  if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, element);
}
