// Stands in for React when `doorstep-auth/first-screen-server` is built. It draws components on a server without React,
// because a server component of Next.js cannot import `react-dom/server`.

/** An element or a text of a page, as plain values that can be sent as JSON. */
export type StaticNode = string | StaticElement;

export interface StaticElement {
  /** Name of the HTML or SVG element. */
  readonly type: string;
  /** The element's props in React, without functions and styles. */
  readonly props: Readonly<Record<string, string | number | boolean>>;
  readonly children: readonly StaticNode[];
}

type Props = Readonly<Record<string, unknown>>;

let lastId = 0;

export const Fragment = 'fragment';

/** Draws a component at once, or returns an element. React's compiler calls it for each element in JSX. */
export function jsx(type: string | ((props: Props) => unknown), props: Props): unknown {
  if (typeof type === 'function') return type(props);
  const children = flatten(props['children']);
  return type === Fragment ? children : { type, props: keepPlainProps(props), children };
}

export const jsxs = jsx;

export const createElement = (type: string, props: Props, ...children: readonly unknown[]): unknown =>
  jsx(type, { ...props, children });

/** Returns the texts and elements in `content`, in their order. Leaves out what React does not draw. */
export function flatten(content: unknown): readonly StaticNode[] {
  if (Array.isArray(content)) return content.flatMap(flatten);
  if (typeof content === 'number') return [String(content)];
  return content && ['string', 'object'].includes(typeof content) ? [content as StaticNode] : [];
}

/**
 * Returns the props that a server can send. Replaces `style`, because a strict Content Security Policy forbids style
 * attributes in HTML. The colour of a choice becomes the attribute `data-color`. The colours and lines of a shape become
 * attributes of SVG, and `data-paint` prevents that the widget's style sheet overrides them.
 */
function keepPlainProps({ children: _children, style, ...props }: Props): StaticElement['props'] {
  const { '--doorstep-choice': color, ...paint } = (style ?? {}) as Props;
  const isPainted = Object.keys(paint).length > 0 || undefined;
  const plain = Object.entries({ ...props, ...paint, 'data-color': color, 'data-paint': isPainted }).filter(
    ([, value]) => ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as StaticElement['props'];
}

export const useId = (): string => `doorstep-first-${++lastId}-`;
export const useRef = (current: unknown) => ({ current });
export const useState = (initial: unknown) => [typeof initial === 'function' ? initial() : initial, () => {}];
export const useMemo = <T>(create: () => T): T => create();
export const useReducer = (_reducer: unknown, initial: unknown) => [initial, () => {}];
export const useSyncExternalStore = (_subscribe: unknown, getSnapshot: () => unknown) => getSnapshot();
export const useCallback = <T>(callback: T): T => callback;
export const useEffect = (): void => {};
export const useLayoutEffect = (): void => {};
