/** An element of a minimal virtual DOM. Its strings become text nodes, never HTML. */
export interface VirtualElement {
  readonly tag: string;
  readonly isSvg: boolean;
  readonly children: readonly Child[];
  readonly props: Props;
}

/** A child of an element. Empty strings, undefined, null and false render nothing. */
export type Child = VirtualElement | string | undefined | null | false;

type Listeners<E> = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K] & { readonly currentTarget: E }) => void;
};

/**
 * The HTML attributes of an element, and four properties that are not set as attributes: `key`, `on`, `style` and
 * `onCreate`.
 */
export interface Props<E extends Element = never> {
  readonly [attribute: string]: string | number | boolean | undefined | object;
  /**
   * Identifies the element among its siblings with the same tag. The next render reuses the element with the same key.
   * Defaults to the attribute `class`.
   */
  readonly key?: string;
  readonly on?: Listeners<E>;
  /** CSS properties. They are set by script, because a Content Security Policy may forbid `style` attributes. */
  readonly style?: Readonly<Record<string, string | undefined>>;
  /**
   * Called once, with the new element. The callback must add the children itself, because the element ignores the
   * children that {@link h} receives.
   */
  readonly onCreate?: (element: E) => void;
}

export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  props: Props<HTMLElementTagNameMap[T]>,
  ...children: readonly Child[]
): VirtualElement {
  return { tag, isSvg: false, children, props: props as Props };
}

export function svg(tag: keyof SVGElementTagNameMap, props: Props, ...children: readonly Child[]): VirtualElement {
  return { tag, isSvg: true, children, props };
}

/**
 * Replaces the children of an element. Reuses the elements of children that stay, to keep the focus and the typed text.
 */
export function renderChildren(parent: Element, children: readonly Child[]): void {
  const unused = [...parent.childNodes];
  const nodes = children.filter(isRendered).map((child) => {
    const identity = toIdentity(child);
    const index = unused.findIndex((node) => identities.get(node) === identity);
    const [node = createNode(child)] = index < 0 ? [] : unused.splice(index, 1);
    updateNode(node, child);
    return node;
  });
  for (const obsolete of unused) obsolete.remove();
  // Move only elements that are in the wrong place, because an element loses the focus when it is moved.
  nodes.forEach(
    (node, index) => parent.childNodes[index] !== node && parent.insertBefore(node, parent.childNodes[index] ?? null),
  );
}

const isRendered = (child: Child): child is VirtualElement | string =>
  typeof child === 'string' ? child !== '' : Boolean(child);

const TEXT_IDENTITY = '#text';
const identities = new WeakMap<Node, string>();
const toIdentity = (child: VirtualElement | string): string =>
  typeof child === 'string' ? TEXT_IDENTITY : `${child.tag} ${child.props.key ?? String(child.props['class'] ?? '')}`;

function createNode(child: VirtualElement | string): ChildNode {
  const node = typeof child === 'string' ? document.createTextNode('') : createElement(child);
  identities.set(node, toIdentity(child));
  return node;
}

function createElement({ tag, isSvg }: VirtualElement): Element {
  return isSvg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
}

function updateNode(node: ChildNode, child: VirtualElement | string): void {
  if (node instanceof Text) {
    if (node.data !== child) node.data = String(child);
  } else if (node instanceof Element && typeof child !== 'string') updateElement(node, child);
}

const renderedElements = new WeakMap<Element, RenderedElement>();

function updateElement(element: Element, { children, props }: VirtualElement): void {
  const { key: _key, on = {}, style = {}, onCreate, ...attributes } = props;
  const previous = renderedElements.get(element);
  for (const name of previous?.attributes ?? []) if (attributes[name] === undefined) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  for (const [name, value] of Object.entries(style)) (element as HTMLElement).style.setProperty(name, value ?? null);
  const rendered = previous ?? new RenderedElement();
  rendered.update(element, on as Listeners<Element>, Object.keys(attributes));
  renderedElements.set(element, rendered);
  if (!onCreate) renderChildren(element, children);
  else if (!previous) onCreate(element as never);
}

/**
 * Sets or removes an attribute. ARIA attributes with a boolean value become `true` or `false`. Other attributes with a
 * boolean value exist only if the value is true.
 */
function setAttribute(element: Element, name: string, value: unknown): void {
  const text = typeof value === 'boolean' && !name.startsWith('aria-') ? (value ? '' : null) : String(value);
  if (value === undefined || text === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

type Listener = (event: never) => void;

/** Listens to the events of a DOM element. Passes each event to the listener of the latest render. */
class RenderedElement implements EventListenerObject {
  attributes: readonly string[] = [];
  #listeners: Readonly<Record<string, Listener | undefined>> = {};

  update(element: Element, listeners: Listeners<Element>, attributes: readonly string[]): void {
    this.#listeners = listeners as Readonly<Record<string, Listener | undefined>>;
    this.attributes = attributes;
    for (const type of Object.keys(listeners)) element.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    this.#listeners[event.type]?.(event as never);
  }
}
