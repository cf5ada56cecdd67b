/** What an element is to be: a few lines in place of a framework. Texts become text nodes, never markup. */
export interface Piece {
  readonly tag: string;
  readonly isSvg: boolean;
  readonly children: readonly Child[];
  readonly how: How;
}

/** What may stand in an element; nothing stands for what is not there. */
export type Child = Piece | string | undefined | null | false;

type Handlers<E> = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K] & { readonly currentTarget: E }) => void;
};

/** Attributes by their names in the markup, and what is no attribute. */
export interface How<E extends Element = never> {
  readonly [attribute: string]: string | number | boolean | undefined | object;
  /** Stays the same element for as long as its parent has a child of this key. */
  readonly key?: string;
  readonly on?: Handlers<E>;
  /** Custom properties, which a policy lets scripts set and markup not. */
  readonly style?: Readonly<Record<string, string | undefined>>;
  /** Told once, when the element comes to be. What is in it is then somebody else's. */
  readonly created?: (element: E) => void;
}

export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  how: How<HTMLElementTagNameMap[T]>,
  ...children: readonly Child[]
): Piece {
  return { tag, isSvg: false, children, how: how as How };
}

export function svg(tag: keyof SVGElementTagNameMap, how: How, ...children: readonly Child[]): Piece {
  return { tag, isSvg: true, children, how };
}

/** Makes an element hold these children and no others; what stays keeps its focus and what was typed in it. */
export function fill(parent: Element, children: readonly Child[]): void {
  const pool = Map.groupBy(parent.childNodes, identityOf);
  const nodes = children.filter(isThere).map((child) => {
    const node = pool.get(identity(child))?.shift() ?? create(child);
    update(node, child);
    return node;
  });
  for (const left of [...pool.values()].flat()) left.remove();
  // An element that is moved loses the focus: only what is in the wrong place is.
  nodes.forEach(
    (node, at) => parent.childNodes[at] !== node && parent.insertBefore(node, parent.childNodes[at] ?? null),
  );
}

const isThere = (child: Child): child is Piece | string => (typeof child === 'string' ? child !== '' : Boolean(child));

const TEXT = '#text';
const identities = new WeakMap<Node, string>();
const identityOf = (node: ChildNode): string => identities.get(node) ?? '';
const identity = (child: Piece | string): string =>
  typeof child === 'string' ? TEXT : `${child.tag} ${child.how.key ?? String(child.how['class'] ?? '')}`;

function create(child: Piece | string): ChildNode {
  const node = typeof child === 'string' ? document.createTextNode('') : createElement(child);
  identities.set(node, identity(child));
  return node;
}

function createElement({ tag, isSvg }: Piece): Element {
  return isSvg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
}

function update(node: ChildNode, child: Piece | string): void {
  if (node instanceof Text) {
    if (node.data !== child) node.data = String(child);
  } else if (node instanceof Element && typeof child !== 'string') updateElement(node, child);
}

const drawn = new WeakMap<Element, Heard>();

function updateElement(element: Element, { children, how }: Piece): void {
  const { key: _key, on = {}, style = {}, created, ...attributes } = how;
  const before = drawn.get(element);
  for (const name of before?.attributes ?? []) if (attributes[name] === undefined) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  if (element instanceof HTMLElement) {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value ?? null);
  }
  const heard = before ?? new Heard();
  heard.hear(element, on as Handlers<Element>, Object.keys(attributes));
  drawn.set(element, heard);
  if (!created) fill(element, children);
  else if (!before) created(element as never);
}

/** `false` is a word in ARIA and absence elsewhere. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const text = typeof value === 'boolean' && !name.startsWith('aria-') ? (value ? '' : null) : String(value);
  if (value === undefined || text === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

type Hear = (event: never) => void;

/** One listener an element, whatever it is told at every draw. */
class Heard implements EventListenerObject {
  attributes: readonly string[] = [];
  #on: Readonly<Record<string, Hear | undefined>> = {};

  hear(element: Element, on: Handlers<Element>, attributes: readonly string[]): void {
    this.#on = on as Readonly<Record<string, Hear | undefined>>;
    this.attributes = attributes;
    for (const type of Object.keys(on)) element.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    this.#on[event.type]?.(event as never);
  }
}
